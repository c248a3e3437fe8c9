import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the fixed header; shelves have gutters of their own. */
export const page = style({
  paddingBlockStart: `calc(${vars.space.header} + ${vars.space[8]})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const inGutters = style({
  paddingInline: vars.space.gutter,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const failure = style({ marginBlockEnd: vars.space[8] });

export const filterBar = style({ marginBlockEnd: vars.space[6] });

export const count = style([
  text.small,
  { color: vars.colour.textMuted, marginBlockEnd: vars.space[4], ':empty': { marginBlockEnd: 0 } },
]);

export const way = style({ marginBlockEnd: vars.space[6] });
