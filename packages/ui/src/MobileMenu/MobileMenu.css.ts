import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const slide = keyframes({ from: { transform: 'translateX(var(--cc-slide, 100%))' } });
const fade = keyframes({ from: { opacity: 0 } });

export const menu = style({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  inlineSize: 'min(24rem, 100%)',
  blockSize: '100%',
  maxBlockSize: 'none',
  maxInlineSize: 'none',
  margin: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderInlineStart: `1px solid ${vars.colour.line}`,
  background: vars.colour.surface,
  color: vars.colour.text,
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${slide} ${vars.duration.calm} ${vars.easing.out}`,
    },
    '[dir="rtl"] &': { vars: { '--cc-slide': '-100%' } },
    '&::backdrop': { background: vars.colour.veil, animation: `${fade} ${vars.duration.calm}` },
  },
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
