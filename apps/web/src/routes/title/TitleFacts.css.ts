import { screens, text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

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

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] });

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.colour.accent,
});
