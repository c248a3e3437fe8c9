import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'absolute', inset: 0, display: 'block', overflow: 'hidden' });

export const moving = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
});
