import { style } from '@vanilla-extract/css';

/** Room above a seek bar for its preview. */
export const seekRoom = style({ paddingBlockStart: '9rem', maxInlineSize: '52rem' });

/** A drawn still that fills the player's slot. */
export const still = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** A frame for what is over a picture. */
export const pictureFrame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  aspectRatio: '16 / 9',
  minBlockSize: '22rem',
  containerType: 'size',
});

/** A menu's place at the end of a bar. */
export const menuRoom = style({ position: 'relative', minBlockSize: '30rem', maxInlineSize: '40rem' });

/** A room that isn't as wide as a film. */
export const playerRoom = style({ inlineSize: '100%', blockSize: '20rem' });

/** A part of the frame over its picture, at the end of the line. */
export const atEnd = style({ position: 'relative', display: 'flex', justifyContent: 'end' });

/** A phone's width at text of 200 %. */
export const narrowAtLargestText = style({ inlineSize: '11.7rem' });
