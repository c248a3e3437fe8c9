import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  textAlign: 'center',
  minInlineSize: 0,
  blockSize: '100%',
  borderRadius: vars.radius.large,
  transition: `transform ${vars.duration.calm} ${vars.easing.out}, background ${vars.duration.quick}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
});

export const variants = styleVariants({
  card: [
    base,
    {
      gap: vars.space[2],
      paddingBlock: vars.space[6],
      paddingInline: vars.space[4],
      background: `linear-gradient(${vars.colour.raised}, ${vars.colour.surface})`,
      border: `1px solid ${vars.colour.line}`,
      ':hover': { background: vars.colour.raised },
    },
  ],
  row: [
    base,
    {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `0 ${vars.space[3]}`,
      justifyItems: 'start',
      alignContent: 'center',
      padding: vars.space[2],
      textAlign: 'start',
      ':hover': { background: vars.colour.surface },
    },
  ],
  compact: [
    base,
    {
      gap: vars.space[1],
      inlineSize: '8.5rem',
      padding: vars.space[3],
      ':hover': { background: vars.colour.surface },
    },
  ],
});

/** A ring in the brand's two colours around the picture. */
export const ring = style({
  padding: '3px',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.full,
  background: `conic-gradient(from 210deg, ${vars.colour.action}, ${vars.colour.highlight}, ${vars.colour.action})`,
  transition: `transform ${vars.duration.calm} ${vars.easing.out}`,
  selectors: {
    [`${base}:hover &`]: { transform: 'scale(1.04)' },
    [`${variants.row} > &`]: { gridRow: '1 / span 2', alignSelf: 'center', marginBlockEnd: 0 },
  },
});

export const gap = style({
  display: 'block',
  padding: '3px',
  borderRadius: vars.radius.full,
  background: vars.colour.surface,
});

export const name = style([
  text.label,
  clamp[2],
  { maxInlineSize: '100%', selectors: { [`${variants.row} > &`]: { alignSelf: 'end' } } },
]);

export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  ':focus-visible': { outline: 'none' },
});

export const detail = style([
  text.caption,
  { maxInlineSize: '100%', color: vars.colour.textFaint, overflowWrap: 'anywhere' },
]);

export const foot = style({
  position: 'relative',
  zIndex: 1,
  maxInlineSize: '100%',
  marginBlockStart: vars.space[3],
});
