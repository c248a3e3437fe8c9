import { style } from '@vanilla-extract/css';

/** Room above a thing for its hint. */
export const hintRoom = style({ paddingBlockStart: '3.5rem', paddingInlineStart: '3rem' });

/** As wide as a creator's card in a grid. */
export const personWidth = style({ inlineSize: 'min(15rem, 100%)' });

/** As wide as the feed of posts. */
export const feedWidth = style({ inlineSize: 'min(34rem, 100%)', display: 'grid', gap: '1.5rem' });

/** As wide as a reel in a row. */
export const reelWidth = style({ inlineSize: 'min(16rem, 100%)' });

/** Creators side by side, as in the strip of suggestions. */
export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

/** Tiles side by side, as on a creator's page. */
export const tiles = style({
  display: 'grid',
  gap: '0.25rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 30%), 1fr))',
  maxInlineSize: '60rem',
});

/** A positioned frame for what covers its parent. */
export const pictureFrame = style({
  position: 'relative',
  inlineSize: 'min(20rem, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '0.625rem',
});
