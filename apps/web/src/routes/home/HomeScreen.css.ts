import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const shelves = style({ paddingBlockStart: vars.space[8] });

/** Without a hero above: below the fixed header. */
export const shelvesAlone = style({ paddingBlockStart: `calc(${vars.space.header} + ${vars.space[8]})` });

export const failure = style({ paddingInline: vars.space.gutter });
