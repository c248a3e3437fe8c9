import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  padding: vars.space[4],
});

export const close = style({ alignSelf: 'flex-end' });

export const list = style({ display: 'grid', marginBlock: vars.space[4] });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.space[12],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.colour.quiet },
  selectors: {
    '&[aria-current="page"]': { color: vars.colour.highlight },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const chevron = style({
  transition: `rotate ${vars.duration.quick}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const sub = style([
  entry,
  {
    paddingInlineStart: vars.space[6],
    fontSize: vars.fontSize.body,
    fontWeight: vars.fontWeight.body,
    color: vars.colour.textMuted,
  },
]);

export const foot = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.colour.line}`,
});

/** Begins where the entries do. */
export const options = style({ paddingInline: vars.space[3] });
