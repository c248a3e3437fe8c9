import { vars } from '@chalchitra/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space[6], padding: vars.space[5] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[4],
});

export const title = style({ fontSize: vars.fontSize.title, fontWeight: vars.fontWeight.heavy });

export const state = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.large,
  background: vars.colour.noteSurface,
  color: vars.colour.highlight,
  fontWeight: vars.fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const columns = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});

export const side = style({ display: 'grid', gap: vars.space[5], alignContent: 'start', minInlineSize: 0 });

export const group = style({ display: 'grid', gap: vars.space[2] });

export const groupTitle = style({ fontSize: vars.fontSize.lead, fontWeight: vars.fontWeight.heavy });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const button = style({
  minBlockSize: vars.space[8],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.quiet,
  fontSize: vars.fontSize.caption,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: vars.colour.quietHover },
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.colour.highlight, color: vars.colour.highlight },
    '&[aria-disabled="true"]': {
      background: 'transparent',
      color: vars.colour.textFaint,
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
});

export const code = style({
  maxBlockSize: '22rem',
  overflow: 'auto',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.colour.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const log = style({ display: 'grid', gap: vars.space[1], fontSize: vars.fontSize.caption });

export const tableFrame = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.caption,
});

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.colour.line}`,
});

globalStyle(`${table} th`, { color: vars.colour.textFaint, fontWeight: vars.fontWeight.strong });
