import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { lineHeight, tracking } from '../theme/typography';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.micro,
  fontWeight: vars.fontWeight.strong,
  lineHeight: lineHeight('snug'),
  letterSpacing: tracking('0.02em'),
});

export const tones = styleVariants({
  plain: { background: vars.colour.overlay, color: vars.colour.textMuted },
  highlight: { background: vars.colour.highlight, color: vars.colour.highlightText },
  live: { background: vars.colour.highlight, color: vars.colour.highlightText },
  good: { background: vars.colour.goodSurface, color: vars.colour.good },
  bad: { background: vars.colour.badSurface, color: vars.colour.bad },
});

const beat = keyframes({ '50%': { opacity: 0.25 } });

export const dot = style({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  animation: `${beat} 1.6s ease-in-out infinite`,
  '@media': {
    [preferences.reducedMotion]: { animation: 'none' },
    // Where colours are forced, what has no text is otherwise as the page behind it.
    [preferences.forcedColours]: { background: 'CanvasText' },
  },
  selectors: { '[data-motion="still"] &': { animation: 'none' } },
});
