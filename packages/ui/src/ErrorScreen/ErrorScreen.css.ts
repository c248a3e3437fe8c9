import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const screen = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[4],
  minBlockSize: '100svb',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space[16],
  background: `radial-gradient(ellipse at 85% 20%, ${vars.colour.overlay}, ${vars.colour.canvas} 60%)`,
});

export const mark = style({ color: vars.colour.highlight });

export const title = text.title;

export const message = style([
  text.lead,
  { color: vars.colour.textMuted, maxInlineSize: '60ch', overflowWrap: 'anywhere' },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
