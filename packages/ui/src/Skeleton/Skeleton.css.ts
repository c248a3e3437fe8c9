import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

const glow = keyframes({
  '0%, 100%': { background: vars.colour.skeleton },
  '50%': { background: vars.colour.skeletonGlow },
});

const base = style({
  display: 'block',
  background: vars.colour.skeleton,
  borderRadius: vars.radius.medium,
  animation: `${glow} 1.8s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: { '[data-motion="still"] &': { animation: 'none' } },
});

export const shapes = styleVariants({
  tile: [base, { aspectRatio: '16 / 9', '@media': { [screens.small]: { aspectRatio: '2 / 3' } } }],
  square: [base, { aspectRatio: '1' }],
  line: [base, { blockSize: '1em', inlineSize: '60%', borderRadius: vars.radius.small }],
  row: [base, { blockSize: '5rem' }],
  card: [base, { blockSize: '18rem' }],
  hero: [base, { blockSize: 'min(80svb, 46rem)', borderRadius: 0 }],
});
