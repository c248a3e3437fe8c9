import { screens, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** Shelves have gutters of their own; what is outside of one is put into them. */
export const page = style({
  paddingBlockStart: `calc(${vars.space.header} + ${vars.space[8]})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const inGutters = style({ paddingInline: vars.space.gutter });

export const way = style({ marginBlockEnd: vars.space[6] });

/** A creator's page is as wide as its posts are good to look at. */
export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '72rem',
  marginInline: 'auto',
});

/** Keeps the place of a creator's header. */
export const loadingHeader = style({
  blockSize: '14.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [screens.small]: { blockSize: '28.75rem' } },
});

/** The width of the page, without its gutters, that leaves room for the suggestions beside a feed in the middle. */
const isWide = '(min-width: 70rem)';

/** The column of the feed, in the middle; on wide pages with the suggestions beside it, whenever they come. */
export const feedPage = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem) minmax(0, 1fr)',
});

export const feedColumn = style({ gridColumn: 2 });

export const feed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

/** Keeps the place of a post that is still loading. */
export const loadingPost = style({ display: 'grid', gap: vars.space[3] });

export const beside = style({
  display: 'none',
  '@container': {
    [isWide]: {
      display: 'block',
      maxInlineSize: '18rem',
      marginInlineStart: vars.space[12],
      position: 'sticky',
      insetBlockStart: `calc(${vars.space.header} + ${vars.space[8]})`,
      alignSelf: 'start',
    },
  },
});

export const besideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  // Where the rows' pictures begin.
  paddingInline: vars.space[2],
});
