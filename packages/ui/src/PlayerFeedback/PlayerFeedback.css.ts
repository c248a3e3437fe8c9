import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { area as captions } from '../PlayerCaptions/PlayerCaptions.css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

const appear = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.9)' },
  '15%, 70%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0 },
});

/** In a frame hardly higher than the controls it is one line, above the buttons of the middle. */
const aboveButtons = vars.space[1];

/** Captions have sent those buttons up: below them. */
const belowButtons = '3.375rem';

const base = style([
  text.label,
  {
    position: 'absolute',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    inlineSize: 'max-content',
    maxInlineSize: '60%',
    blockSize: 'max-content',
    paddingInline: vars.space[5],
    paddingBlock: vars.space[3],
    borderRadius: vars.radius.large,
    background: vars.colour.veil,
    color: vars.colour.text,
    textAlign: 'center',
    pointerEvents: 'none',
    // A film runs from left to right in every script, so that its start is always on the left; words have their own way.
    direction: 'ltr',
    unicodeBidi: 'plaintext',
    animation: `${appear} 900ms ${vars.easing.out} both`,
    selectors: { '[data-motion="still"] &': { animation: 'none' } },
    '@media': { [preferences.reducedMotion]: { animation: 'none' } },
    '@container': {
      [frames.low]: {
        gridAutoFlow: 'column',
        alignItems: 'center',
        gap: vars.space[2],
        maxInlineSize: '92%',
        paddingInline: vars.space[3],
        paddingBlock: vars.space[1],
      },
    },
  },
]);

const inTheMiddle = { insetBlockStart: '12%', insetInline: 0, marginInline: 'auto' } as const;

const atTheSide = { insetBlock: 0, marginBlock: 'auto' } as const;

const clear = style({
  '@container': {
    [frames.low]: { insetBlock: `${aboveButtons} auto`, marginBlock: 0 },
  },
  selectors: {
    [`${captions} ~ * > &`]: { '@container': { [frames.upright]: { insetBlockStart: belowButtons } } },
  },
});

/** The volume's button is in one of the corners. */
const beside = (side: 'insetInlineStart' | 'insetInlineEnd') =>
  ({ '@container': { [frames.low]: { [side]: '3.75rem' } } }) as const;

export const sides = styleVariants({
  middle: [base, inTheMiddle, clear],
  notice: [base, inTheMiddle, clear, { animationDuration: '4s' }],
  start: [base, atTheSide, clear, { insetInlineStart: '8%' }, beside('insetInlineStart')],
  end: [base, atTheSide, clear, { insetInlineEnd: '8%' }, beside('insetInlineEnd')],
});

export const mark = style({
  color: vars.colour.highlight,
  '@container': { [frames.low]: { inlineSize: '1.25rem', blockSize: '1.25rem' } },
});
