import { style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

export const button = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '17rem',
  maxInlineSize: '72vw',
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  outlineOffset: '4px',
});

export const frame = style({ position: 'relative', borderRadius: vars.radius.medium, overflow: 'hidden' });

export const zoom = style({
  display: 'block',
  transition: `transform ${vars.duration.calm} ${vars.easing.out}`,
  '@media': {
    [preferences.canHover]: { selectors: { [`${button}:hover &`]: { transform: 'scale(1.05)' } } },
  },
});

export const live = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
});

export const mark = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.colour.highlightText,
  opacity: 0,
  transition: `opacity ${vars.duration.quick}`,
  selectors: { [`${button}:hover &, ${button}:focus-visible &`]: { opacity: 1 } },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
});

export const title = style([text.label, clamp[2]]);
