import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  borderRadius: vars.radius.full,
  // High letters of the title, as in Urdu, stay clear of it.
  marginBlockEnd: vars.space[2],
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
