import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the titles that are known all the same. */
export const failure = style({ marginBlockEnd: vars.space[6] });
