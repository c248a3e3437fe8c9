import { screens, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const back = style({ marginBlockStart: `calc(-1 * ${vars.space[4]})` });

/** A stage over the whole width, as high as leaves the title in sight; from edge to edge on small screens. */
export const frame = style({
  position: 'relative',
  // A menu that covers the screen covers what follows too.
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 'min(100vw * 9 / 16, 100svb - 12rem)',
  minBlockSize: '16rem',
  overflow: 'hidden',
  background: vars.colour.surface,
  borderRadius: vars.radius.large,
  '@media': {
    // A phone held sideways: the picture and its bar in one look.
    '(max-height: 30rem)': { blockSize: 'calc(100svb - 10rem)', minBlockSize: '12rem' },
    [screens.small]: {
      inlineSize: `calc(100% + 2 * ${vars.space.gutter})`,
      blockSize: 'calc(100vw * 9 / 16)',
      minBlockSize: 'auto',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      borderRadius: 0,
    },
  },
});

/** What fills the stage by itself: an embed, or a picture in its place. */
export const embed = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  border: 0,
  objectFit: 'contain',
  background: vars.colour.surface,
});
