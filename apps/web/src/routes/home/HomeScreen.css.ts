import { vars } from '@chalchitra/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.betweenShelves,
});

export const shelves = style([column, { paddingBlockStart: vars.space[8] }]);

/** Without a hero above: below the fixed header. */
export const shelvesAlone = style([
  column,
  { paddingBlockStart: `calc(${vars.space.header} + ${vars.space[8]})` },
]);

export const inGutters = style({ paddingInline: vars.space.gutter });

const spaceFor = (row: string) => ({
  display: 'none',
  selectors: { [`:root[data-keeps~="${row}"] &`]: { display: 'block' } },
});

/** Of a row that a server doesn't know: shown only where the script in the page's head marked that it will be there. */
export const keptSpace = styleVariants({
  recentlyWatched: spaceFor('recentlyWatched'),
  watchlist: spaceFor('watchlist'),
});
