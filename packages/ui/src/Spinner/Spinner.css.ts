import { keyframes, style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  flexShrink: 0,
  // On the line of the words around it.
  verticalAlign: '-0.25em',
  '@media': { [preferences.reducedMotion]: { animationDuration: '4s' } },
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '50svb',
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.lead,
});

export const pageMark = style({ fontSize: vars.fontSize.title, color: vars.colour.highlight });
