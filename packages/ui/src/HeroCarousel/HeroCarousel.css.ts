import { style } from '@vanilla-extract/css';
import { heroHeight, roomBelow } from '../HeroBanner/HeroBanner.css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

export const carousel = style({
  position: 'relative',
  background: vars.colour.surface,
  vars: { [roomBelow]: vars.space[24] },
  containerType: 'inline-size',
});

/** One above the other. */
export const slides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: heroHeight,
});

export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  // There the dots take up to three lines; in rem, so that it applies sooner with larger text, whatever has made it large.
  '@container': { '(max-width: 17rem)': { vars: { [roomBelow]: '11.5rem' } } },
  // Visibility changes at once, before or after the fade: as a transition it would take the main thread for each frame.
  transition: `opacity ${vars.duration.slow} ${vars.easing.inOut}, visibility 0s`,
  selectors: {
    '&[data-active="false"]': {
      opacity: 0,
      visibility: 'hidden',
      transitionDelay: `0s, ${vars.duration.slow}`,
    },
  },
});

export const controls = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space[6],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space.gutter,
});

export const dots = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.space.target,
  '::before': {
    content: '',
    inlineSize: vars.space[8],
    blockSize: vars.space[2],
    background: vars.colour.textFaint,
    // A part of the whole line: a growing box would lay the page out for each frame.
    clipPath: `inset(0 calc((${vars.space[8]} - ${vars.space[2]}) / 2) round ${vars.radius.full})`,
    transition: `clip-path ${vars.duration.calm} ${vars.easing.out}, background ${vars.duration.calm}`,
  },
  selectors: {
    '&[aria-current="true"]': { minInlineSize: vars.space[10] },
    '&[aria-current="true"]::before': {
      clipPath: `inset(0 round ${vars.radius.full})`,
      background: vars.colour.highlight,
    },
    '&:hover::before': { background: vars.colour.text },
  },
  '@media': {
    [preferences.touch]: { selectors: { '[data-many="false"] > &': { minInlineSize: vars.space.target } } },
    [preferences.forcedColours]: { '::before': { boxSizing: 'border-box', border: '1px solid ButtonText' } },
  },
});

export const arrows = style({
  display: 'flex',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [screens.small]: { display: 'none' } },
});
