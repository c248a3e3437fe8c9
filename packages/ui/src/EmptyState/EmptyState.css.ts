import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  borderRadius: vars.radius.full,
  background: vars.colour.raised,
  color: vars.colour.highlight,
});

export const title = text.heading;

export const message = style({ color: vars.colour.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
