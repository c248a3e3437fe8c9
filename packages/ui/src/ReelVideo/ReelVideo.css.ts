import { style } from '@vanilla-extract/css';

/** Covers its positioned parent. */
export const reel = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
