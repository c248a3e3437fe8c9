import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

const appear = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.9)' },
  '15%, 70%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0 },
});

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
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
]);

const inTheMiddle = { insetBlockStart: '12%', insetInline: 0, marginInline: 'auto' } as const;

export const sides = styleVariants({
  middle: [base, inTheMiddle],
  notice: [base, inTheMiddle, { animationDuration: '4s' }],
  start: [base, { insetBlock: 0, marginBlock: 'auto', insetInlineStart: '8%' }],
  end: [base, { insetBlock: 0, marginBlock: 'auto', insetInlineEnd: '8%' }],
});

export const mark = style({ color: vars.colour.highlight });
