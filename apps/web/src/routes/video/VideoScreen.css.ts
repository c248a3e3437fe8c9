import { screens, vars } from '@chalchitra/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A phone held sideways: the way back beside the picture, which gets all the height below the header. */
const low = '(min-width: 36rem) and (max-height: 30rem)';

const gap = vars.space[6];

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  '@media': { [low]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

globalStyle(`${layout} > *`, { gridColumn: '1 / -1' });

export const back = style({
  display: 'flex',
  alignItems: 'start',
  marginBlockStart: `calc(-1 * ${vars.space[4]})`,
  selectors: { [`${layout} > &`]: { '@media': { [low]: { gridColumn: 1 } } } },
});

// Back is where the line began.
globalStyle(`[dir="rtl"] ${back} svg`, { scale: '-1 1' });

/** A stage over the whole width, as high as leaves the title in sight; from edge to edge on small screens. */
export const frame = style({
  position: 'relative',
  // A menu that covers the screen covers what follows too, and as a phone's sheet the site's header.
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 'min(100vw * 9 / 16, 100svb - 12rem)',
  minBlockSize: '16rem',
  overflow: 'hidden',
  background: vars.colour.stage,
  borderRadius: vars.radius.large,
  '@media': {
    [screens.small]: {
      inlineSize: `calc(100% + 2 * ${vars.space.gutter})`,
      blockSize: 'calc(100vw * 9 / 16)',
      // Large text has no room for the controls in a phone's picture.
      minBlockSize: '12rem',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      borderRadius: 0,
    },
    [low]: {
      inlineSize: '100%',
      blockSize: `calc(100svb - ${vars.space.header} - ${vars.space[6]})`,
      minBlockSize: '12rem',
      marginInline: 0,
      marginBlockStart: `calc(-1 * ${vars.space[4]})`,
      borderRadius: vars.radius.large,
    },
  },
  selectors: {
    [`${layout} > &`]: { '@media': { [low]: { gridColumn: 2, gridRow: 1 } } },
    // The player's figures have no room in a phone's picture either.
    '&:has(aside)': {
      '@media': { [screens.small]: { minBlockSize: '20rem' }, [low]: { minBlockSize: '17.5rem' } },
    },
    '&:has([role="menu"])': { '@media': { [screens.small]: { zIndex: vars.layer.menu } } },
  },
});

/** Where the media element is put, which is none of React's. */
export const media = style({});

globalStyle(`${media} > *`, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Holds a title that is loaded before the player is ready, which then takes it from here. */
export const earlyPicture = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

// On the player's own ground, so that nothing beside the picture changes when that comes.
globalStyle(`${earlyPicture} > *`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  background: vars.colour.stage,
});

export const waiting = style({ inlineSize: '100%', blockSize: '100%' });

// Behind a poster nothing need move.
globalStyle(`${waiting}:has(+ ${earlyPicture}:not(:empty)) > *`, { animation: 'none' });

/** What fills the stage by itself: an embed, or a picture in its place. */
export const embed = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  border: 0,
  objectFit: 'contain',
  background: vars.colour.stage,
});
