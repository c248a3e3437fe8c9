import { style } from '@vanilla-extract/css';

/** As wide as a card in a row, for stories of what is in one. */
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

/** Words and buttons below each other. */
export const column = style({ display: 'grid', justifyItems: 'start', gap: '1rem' });

/** The same, with room around it where the screen's edge is the story's. */
export const inset = style([column, { padding: '1.5rem' }]);

/** A mark and its words. */
export const markedLine = style({ display: 'flex', alignItems: 'center', gap: '0.625rem' });

/** A creator's card in a grid, and in a row. */
export const personWidth = style({ inlineSize: 'min(13rem, 100%)' });
export const faceWidth = style({ inlineSize: '8.5rem' });

/** A bar with something at its end, and room below it. */
export const bar = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  blockSize: '4rem',
  paddingInline: '1rem',
  marginBlockEnd: '34rem',
});
