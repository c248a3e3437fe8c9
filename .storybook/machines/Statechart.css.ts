import { lineHeight, vars } from '@chalchitra/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  overflow: 'auto',
  maxBlockSize: '92vh',
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.canvas,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', margin: 'auto' });

export const box = style({
  fill: vars.colour.raised,
  stroke: vars.colour.line,
  strokeWidth: 1.5,
  transition: `fill ${vars.duration.quick}, stroke ${vars.duration.quick}`,
  selectors: {
    '&[data-holds="true"]': { fill: vars.colour.surface },
    '&[data-active="true"]': { stroke: vars.colour.highlight, strokeWidth: 3, fill: vars.colour.noteSurface },
    '&[data-active="true"][data-holds="true"]': { strokeWidth: 1.5, fill: vars.colour.surface },
    '&[data-kind="final"]': { strokeDasharray: '2 3', stroke: vars.colour.lineStrong },
  },
});

export const name = style({
  fill: vars.colour.text,
  fontSize: '14px',
  fontWeight: vars.fontWeight.heavy,
  fontFamily: vars.font.body,
});

export const note = style({ fill: vars.colour.textMuted, fontSize: '12px', fontFamily: vars.font.body });

export const line = style({ fill: 'none', stroke: vars.colour.lineStrong, strokeWidth: 1.4 });

export const mark = style({ fill: vars.colour.lineStrong });

/** The words lie on their line; the ground's colour around each letter keeps the line away. */
export const words = style({
  fill: vars.colour.text,
  stroke: vars.colour.canvas,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '12px',
  fontFamily: vars.font.body,
  lineHeight: lineHeight('snug'),
});

export const waiting = style({ padding: vars.space[8], color: vars.colour.textMuted });
