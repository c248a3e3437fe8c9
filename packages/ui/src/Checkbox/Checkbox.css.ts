import { style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[8],
  cursor: 'pointer',
  fontSize: vars.fontSize.small,
  '@media': { [preferences.touch]: { minBlockSize: vars.space.target } },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  border: `1px solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.colour.canvas,
  cursor: 'pointer',
  ':checked': { background: vars.colour.highlight, borderColor: vars.colour.highlight },
  ':disabled': { cursor: 'not-allowed', borderStyle: 'dashed' },
  '::before': {
    content: '',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    background: vars.colour.highlightText,
    clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 38% 66%)',
    scale: '0',
    transition: `scale ${vars.duration.quick} ${vars.easing.out}`,
  },
  selectors: { '&:checked::before': { scale: '1' } },
  '@media': { [preferences.forcedColours]: { appearance: 'auto' } },
});
