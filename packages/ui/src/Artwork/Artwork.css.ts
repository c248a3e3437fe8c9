import { style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.colour.raised,
});

/** A frame whose caption is as large as there is room for; a size container costs each page's styles. */
export const captioned = style({ containerType: 'size' });

export const shapes = styleVariants({
  card: {
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.medium,
    '@media': { [screens.small]: { aspectRatio: '2 / 3' } },
  },
  wide: { aspectRatio: '16 / 9', borderRadius: vars.radius.medium },
  square: { aspectRatio: '1', borderRadius: vars.radius.medium },
  fill: { position: 'absolute', inset: 0 },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Drawn grounds, one of which a title chooses: a sun, hills, arches, rain, a lamp's rings, woven bands. */
export const grounds = styleVariants({
  sun: {
    background:
      'radial-gradient(circle at 72% 60%, #ffb224 0 17%, #f08a2c 17.3% 24%, transparent 24.3%), linear-gradient(#4a1836 55%, #8a2a2c)',
  },
  hills: {
    background:
      'radial-gradient(ellipse 70% 60% at 20% 108%, #10302c 99%, transparent), radial-gradient(ellipse 80% 70% at 85% 115%, #1c4a3e 99%, transparent), linear-gradient(#243a5c, #d98a5a)',
  },
  arches: {
    background:
      'radial-gradient(circle at 50% 62%, #2a0f2f 0 20%, #b5472c 20.3% 29%, #2a0f2f 29.3% 38%, #d8922f 38.3% 45%, transparent 45.3%), linear-gradient(#381440, #571a3a)',
  },
  rain: {
    background:
      'repeating-linear-gradient(100deg, transparent 0 2.2rem, rgb(160 200 220 / 0.35) 2.2rem 2.3rem), linear-gradient(#152a42, #2b5566)',
  },
  rings: {
    background:
      'repeating-radial-gradient(circle at 50% 110%, #5b1f47 0 1.4rem, #7a2b45 1.4rem 2.8rem, #a4443d 2.8rem 4.2rem)',
  },
  weave: {
    background:
      'repeating-linear-gradient(45deg, rgb(255 178 36 / 0.22) 0 0.5rem, transparent 0.5rem 1.6rem), repeating-linear-gradient(-45deg, rgb(218 58 22 / 0.4) 0 0.5rem, transparent 0.5rem 1.6rem), #3a1734',
  },
});

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: '7cqi',
  paddingBlockStart: '14cqi',
  paddingBlockEnd: '6cqi',
  background: 'linear-gradient(transparent, rgb(14 6 17 / 0.86) 45%)',
  color: '#fbf4ea',
  fontSize: 'clamp(0.875rem, 6cqi, 2rem)',
  fontWeight: vars.fontWeight.heavy,
  lineHeight: lineHeight('snug'),
  // Where not even one line finds room, the title beside the picture serves.
  '@container': { '(max-height: 4.5rem)': { display: 'none' } },
});

/** As many lines as the frame's height has room for in any script. */
export const drawnTitle = style([
  clamp[3],
  {
    '@container': {
      '(max-height: 10rem)': { WebkitLineClamp: 2 },
      '(max-height: 7rem)': { WebkitLineClamp: 1 },
    },
  },
]);
