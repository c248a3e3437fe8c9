import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const frame = style({
  position: 'relative',
  // Clipped, not hidden: a focused button must never scroll the picture away.
  overflow: 'clip',
  inlineSize: '100%',
  // Black, as the bars are that a film has in its own picture.
  background: vars.colour.stage,
  color: vars.colour.text,
  containerType: 'size',
  isolation: 'isolate',
  selectors: {
    '&[data-controls="hidden"]': { cursor: 'none' },
    '&:fullscreen': { inlineSize: '100vw', blockSize: '100dvh', aspectRatio: 'auto' },
  },
});

export const shapes = styleVariants({
  wide: [frame, { aspectRatio: '16 / 9', maxBlockSize: '100dvh', minBlockSize: '14rem' }],
  fill: [frame, { blockSize: '100%' }],
});

export const slot = style({ position: 'absolute', inset: 0 });

globalStyle(`${slot} > *`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const surface = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  cursor: 'inherit',
  touchAction: 'manipulation',
  userSelect: 'none',
});
