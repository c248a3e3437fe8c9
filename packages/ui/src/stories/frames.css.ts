import { style } from '@vanilla-extract/css';

/** As wide as a card in a row, for stories of what stands in one. */
export const cardWidth = style({ inlineSize: 'min(22rem, 100%)', display: 'grid', gap: '1rem' });

/** Taller than the screen, so that the page can scroll. */
export const tall = style({ minBlockSize: '200vh', paddingBlockStart: '6rem', paddingInline: '1rem' });

/** Room around a card for its preview. */
export const previewRoom = style({ padding: '1.5rem', paddingBlockEnd: '9rem' });

/** A frame that something fills. */
export const stage = style({ blockSize: '12rem' });

/** Icons with their names. */
export const iconWall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '1.5rem',
});
