import { text, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  maxInlineSize: '56rem',
  marginInline: 'auto',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  overflowWrap: 'anywhere',
});

export const sectionTitle = text.heading;

export const facts = style([
  text.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6], color: vars.colour.textMuted },
]);

export const renewals = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
