import { style, styleVariants } from '@vanilla-extract/css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const shelf = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: vars.space.gutter,
  // Clear of the fixed header.
  scrollMarginBlockStart: vars.space[20],
  // A shelf that is skipped keeps the height that it had when it was last rendered.
  containIntrinsicBlockSize: 'auto 20rem',
  selectors: {
    '&:hover, &:focus-within': { zIndex: vars.layer.card },
    // Each frame takes longer the more cards are rendered, so the browser skips a shelf that is off screen. With a
    // mouse it doesn't: a card's preview reaches beyond its shelf, and would be cut off.
    '&[data-painted]': {
      '@media': { [preferences.touch]: { contentVisibility: 'auto', overflowClipMargin: vars.space[2] } },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});

export const title = style([text.heading, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '17rem',
  gap: vars.space[4],
  overflow: 'hidden',
  '@media': {
    [screens.small]: { gap: vars.space[3] },
    [preferences.forcedColours]: { border: '1px solid CanvasText' },
  },
});

/** Pictures with a title below them: the place of its first line is kept too, so that nothing below moves. */
const titled = style([row, text.label, { paddingBlockEnd: `calc(${vars.space[3]} + 1lh)` }]);

export const skeletons = styleVariants({
  tile: [
    titled,
    {
      '@media': {
        [screens.small]: { gridAutoColumns: '8.5rem', paddingBlockEnd: `calc(${vars.space[2]} + 1lh)` },
      },
    },
  ],
  wide: [titled, { '@media': { [screens.small]: { gridAutoColumns: 'min(17rem, 72vw)' } } }],
  face: [row, { gridAutoColumns: '8.5rem' }],
});
