import { globalStyle, style } from '@vanilla-extract/css';
import { caption as drawnCaption } from '../Artwork/Artwork.css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100dvh',
  '@media': {
    [screens.large]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)',
    },
  },
});

export const stage = style({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  isolation: 'isolate',
});

/** The picture once more, blurred and dim, so that no post is on bare black. */
export const glow = style({
  position: 'absolute',
  zIndex: -1,
  inset: '-4rem',
  filter: 'blur(48px) saturate(1.4) brightness(0.4)',
});

/** Follows the finger; zooming stays the browser's, which framer-motion would take too. */
export const content = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'pinch-zoom !important',
  selectors: { '&[data-zoomed="true"]': { touchAction: 'manipulation !important' } },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

export const missing = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: 'min(30rem, 90%)',
  blockSize: 'fit-content',
});

/** The whole stage plays and pauses. */
export const tap = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  ':focus-visible': { outlineOffset: '-4px' },
});

export const tapMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[20],
  blockSize: vars.space[20],
  borderRadius: vars.radius.full,
  background: vars.colour.veil,
  color: vars.colour.text,
  border: `1px solid ${vars.colour.lineStrong}`,
});

export const sound = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[3],
});

export const progress = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '3px',
  background: vars.colour.highlight,
  transform: 'scaleX(var(--cc-progress, 0))',
  transformOrigin: 'left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [preferences.forcedColours]: { background: 'Highlight' } },
});

export const again = style({
  position: 'absolute',
  insetInline: vars.space[4],
  insetBlockEnd: vars.space[6],
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.colour.veil,
  textAlign: 'center',
});

// The caption drawn on the picture that follows the message: on a low screen they overlap, and the caption is beside the stage too.
globalStyle(`${again} + ${missing} ${drawnCaption}`, { display: 'none' });

export const close = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
});

const arrow = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetBlockEnd: 0,
  marginBlock: 'auto',
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  },
});

export const previous = style([arrow, { insetInlineStart: vars.space[3] }]);

export const next = style([arrow, { insetInlineEnd: vars.space[3] }]);

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[5],
  maxBlockSize: '42dvh',
  overflowY: 'auto',
  background: vars.colour.surface,
  borderBlockStart: `1px solid ${vars.colour.line}`,
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [screens.large]: {
      maxBlockSize: 'none',
      padding: vars.space[8],
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.colour.line}`,
    },
  },
});

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

export const faint = style([text.caption, { color: vars.colour.textFaint }]);

export const caption = style([text.body, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }]);

export const likes = style([
  text.label,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[2] },
]);

export const heart = style({ color: vars.colour.accent });
