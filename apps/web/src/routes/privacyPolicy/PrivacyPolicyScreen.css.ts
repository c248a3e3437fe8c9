import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const prose = style({
  maxInlineSize: '44rem',
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  color: vars.colour.textMuted,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const sectionTitle = style([text.heading, { color: vars.colour.text }]);

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  listStyle: 'disc',
  paddingInlineStart: vars.space[6],
  '::marker': { color: vars.colour.accent },
});
