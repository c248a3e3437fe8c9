import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  overflowY: 'auto',
  background: `color-mix(in srgb, ${vars.colour.canvas} 88%, transparent)`,
});

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '32rem',
  textAlign: 'center',
});

export const mark = style({ color: vars.colour.highlight });

export const title = style([text.heading]);

export const detail = style([text.small, { color: vars.colour.textMuted }]);

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
