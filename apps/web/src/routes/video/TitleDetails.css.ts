import { screens, text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '60rem' });

export const title = text.title;

export const description = style([text.lead, { color: vars.colour.textMuted, maxInlineSize: '65ch' }]);

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[10],
  rowGap: vars.space[4],
  // Two and two, where a row of all would leave the last one alone.
  '@media': {
    [screens.small]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
      columnGap: vars.space[4],
    },
  },
});

export const factName = style([text.caption, { color: vars.colour.textFaint }]);

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.colour.accent,
});
