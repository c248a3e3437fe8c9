import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const below = style({ paddingInline: vars.space.gutter, paddingBlockStart: vars.space[10] });
