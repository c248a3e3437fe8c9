import { vars } from '@chalchitra/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Lists of examples side by side. */
export const wall = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  marginBlock: vars.space[5],
  // The documentation's own lists are indented.
  padding: '0 !important',
});

export const swatch = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.surface,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.caption,
  color: vars.colour.text,
});

export const colour = style({ blockSize: '4.5rem' });

export const caption = style({ display: 'grid', gap: '0.125rem', padding: vars.space[3] });

export const faint = style({ color: vars.colour.textMuted });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlock: vars.space[5],
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  color: vars.colour.text,
});

globalStyle(`${table} tr`, { background: 'transparent !important', border: 0 });

globalStyle(`${table} :is(th, td, span)`, { fontFamily: vars.font.body });

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  border: 0,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
  background: 'transparent',
  color: vars.colour.text,
});

globalStyle(`${table} th`, { color: vars.colour.textMuted, fontWeight: vars.fontWeight.strong });

// The name of a row looks like its other cells, also beside the documentation's own styles.
globalStyle(`${table} tbody tr > th`, { color: vars.colour.text, fontWeight: vars.fontWeight.body });

export const sample = style({
  display: 'inline-block',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.strong,
});

export const bar = style({
  blockSize: vars.space[4],
  background: vars.colour.highlight,
  borderRadius: '2px',
});

export const block = style({
  inlineSize: '6rem',
  blockSize: '4rem',
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.lineStrong}`,
});

export const specimen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[4],
});

/** The line box of a text, so that a mark outside it would be seen. */
export const line = style({
  outline: `1px dashed ${vars.colour.line}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const scripts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[4],
});

/** Five columns: one for each step of the type scale. */
export const stepsSideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});

export const moving = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
});

export const run = style({
  position: 'relative',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.colour.surface,
});
