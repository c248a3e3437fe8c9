import { vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

/** Shelves bring their own gutters; what stands outside of one is put into them. */
export const page = style({
  paddingBlockStart: `calc(${vars.space.header} + ${vars.space[8]})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const inGutters = style({ paddingInline: vars.space.gutter });

export const way = style({ marginBlockEnd: vars.space[6] });

/** Over the page, at its lower edge. */
export const missing = style({
  position: 'fixed',
  insetInline: vars.space[4],
  insetBlockEnd: vars.space[6],
  zIndex: vars.layer.toast,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  background: vars.colour.canvas,
  boxShadow: vars.shadow.overlay,
});

/** A creator's page is as wide as its posts are good to look at. */
export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '72rem',
  marginInline: 'auto',
});

/** The column of the feed; on wide screens with the suggestions beside it. */
export const feedPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34rem)',
  justifyContent: 'center',
  columnGap: vars.space[16],
  '@media': { '(min-width: 68em)': { gridTemplateColumns: 'minmax(0, 34rem) 18rem' } },
});

export const feed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });

/** Keeps the place of a post that is still loading. */
export const loadingPost = style({ display: 'grid', gap: vars.space[3] });

export const beside = style({
  display: 'none',
  '@media': {
    '(min-width: 68em)': {
      display: 'block',
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
});
