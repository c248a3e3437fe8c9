import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { clamp, text, wholeOnFocus } from '../theme/text.css';

const base = style({
  position: 'relative',
  display: 'grid',
  // Unlike `hidden`, it lets the card grow with its words beyond the picture's shape.
  overflow: 'clip',
  isolation: 'isolate',
  borderRadius: vars.radius.large,
  background: vars.colour.raised,
  selectors: {
    '&:has(> a:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const variants = styleVariants({
  upright: [base, { aspectRatio: '9 / 16', maxBlockSize: '40rem' }],
  feed: [base, { aspectRatio: '4 / 5' }],
});

/** The whole card opens the reel; the creator's link is on top of it. */
export const open = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  ':focus-visible': { outline: 'none' },
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  borderRadius: vars.radius.full,
  background: vars.colour.veil,
  color: vars.colour.text,
  border: `1px solid ${vars.colour.lineStrong}`,
  transition: `background ${vars.duration.quick}, color ${vars.duration.quick}, transform ${vars.duration.calm} ${vars.easing.out}`,
  selectors: {
    [`${open}:hover &, ${open}:focus-visible &`]: {
      background: vars.colour.highlight,
      color: vars.colour.highlightText,
      transform: 'scale(1.06)',
    },
  },
});

export const label = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  pointerEvents: 'none',
});

export const switchPlace = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
});

export const foot = style({
  zIndex: 2,
  alignSelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  paddingBlockStart: vars.space[20],
  background: `linear-gradient(transparent, ${vars.colour.veil} 40%, ${vars.colour.shade})`,
  pointerEvents: 'none',
});

export const creator = style([
  text.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    justifySelf: 'start',
    maxInlineSize: '100%',
    minBlockSize: vars.space[8],
    borderRadius: vars.radius.full,
    pointerEvents: 'auto',
    selectors: { 'a&:hover': { color: vars.colour.highlight } },
  },
]);

export const caption = style([text.small, clamp[2], { selectors: wholeOnFocus }]);
globalStyle(`${caption} a`, { pointerEvents: 'auto' });

export const line = style([
  text.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.colour.textMuted,
  },
]);
