import { keyframes, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { heroHeight } from '../HeroBanner/HeroBanner.css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  background: vars.colour.skeleton,
  borderRadius: vars.radius.medium,
  // Nothing moves while a load is quick.
  animation: `${pulse} 1.8s ease-in-out 300ms infinite`,
  '@media': { [preferences.reducedMotion]: { animation: 'none' } },
  selectors: { '[data-motion="still"] &': { animation: 'none' } },
});

const line = `linear-gradient(${vars.colour.overlay}, ${vars.colour.overlay})`;

/** Title, facts and two lines of description, and the button below them, where the banner has them. */
const heroWords: StyleRule = {
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space.gutter,
    insetBlockEnd: '11rem',
    inlineSize: `min(30rem, 100% - 2 * ${vars.space.gutter})`,
    blockSize: '9rem',
    background: `${line} 0 0 / 80% 3rem, ${line} 0 4.5rem / 40% 1rem, ${line} 0 6.5rem / 100% 1rem, ${line} 0 8rem / 70% 1rem`,
    backgroundRepeat: 'no-repeat',
  },
  selectors: { '[dir="rtl"] &::before': { backgroundPositionX: '100%' } },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space.gutter,
    insetBlockEnd: '6rem',
    inlineSize: '10rem',
    blockSize: '3rem',
    borderRadius: vars.radius.full,
    background: vars.colour.overlay,
  },
};

/** A round portrait with a name and a line below it, as a creator's card has them. */
const portrait = (colour: string, top: string, size: string): StyleRule => ({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: top,
    marginInline: 'auto',
    inlineSize: size,
    blockSize: size,
    borderRadius: vars.radius.full,
    background: colour,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '14%',
    insetBlockStart: `calc(${top} + ${size} + 1rem)`,
    blockSize: '2.25rem',
    background: `linear-gradient(${colour}, ${colour}) 50% 0 / 100% 1rem, linear-gradient(${colour}, ${colour}) 50% 100% / 60% 0.75rem`,
    backgroundRepeat: 'no-repeat',
  },
});

export const shapes = styleVariants({
  tile: [base, { aspectRatio: '16 / 9', '@media': { [screens.small]: { aspectRatio: '2 / 3' } } }],
  wide: [base, { aspectRatio: '16 / 9' }],
  fill: [base, { inlineSize: '100%', blockSize: '100%', borderRadius: 0 }],
  square: [base, { aspectRatio: '1' }],
  line: [base, { blockSize: '1em', inlineSize: '60%', borderRadius: vars.radius.small }],
  row: [base, { blockSize: '5rem' }],
  episode: [base, { blockSize: '7.25rem' }],
  card: [base, { blockSize: '18rem' }],
  person: [
    base,
    portrait(vars.colour.overlay, vars.space[6], '6.75rem'),
    { blockSize: '19.375rem', borderRadius: vars.radius.large },
  ],
  // Without a background, like what it replaces.
  face: [
    base,
    portrait(vars.colour.skeleton, vars.space[3], '3.75rem'),
    { blockSize: '10.5rem', background: 'none', animation: 'none' },
  ],
  hero: [base, heroWords, { blockSize: heroHeight, borderRadius: 0 }],
});
