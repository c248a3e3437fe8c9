import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    color: vars.colour.textMuted,
    overflowWrap: 'anywhere',
  },
]);

export const form = style({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  justifySelf: 'stretch',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style([
  text.small,
  { paddingInline: 0, paddingBlockEnd: vars.space[3], color: vars.colour.textMuted },
]);
