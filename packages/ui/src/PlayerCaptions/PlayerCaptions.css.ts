import { style, styleVariants } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { vars } from '../theme/contract.css';
import { lineHeight } from '../theme/lineHeight';

export const area = style({
  position: 'absolute',
  // Over the picture's shades and under menus; the buttons in the middle make room for it by themselves.
  zIndex: vars.layer.card,
  insetInline: '6%',
  insetBlockEnd: '6%',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  pointerEvents: 'none',
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  transition: `inset-block-end ${vars.duration.calm} ${vars.easing.out}`,
  selectors: { '&[data-raised="true"]': { insetBlockEnd: 'max(7.5rem, 6%)' } },
  '@container': {
    [frames.short]: { selectors: { '&[data-raised="true"]': { insetBlockEnd: '5.75rem' } } },
    [frames.low]: { selectors: { '&[data-raised="true"]': { insetBlockEnd: '4.75rem' } } },
    [frames.compact]: { insetInline: '2%' },
  },
});

/** In parts of the frame's width, with a floor for small ones. */
export const sizes = styleVariants({
  small: { fontSize: 'max(0.8125rem, 2cqi)' },
  medium: { fontSize: 'max(1rem, 2.7cqi)' },
  large: { fontSize: 'max(1.25rem, 3.6cqi)' },
});

export const line = style({
  maxInlineSize: '100%',
  paddingInline: '0.5em',
  paddingBlock: '0.1em',
  // Nastaliq stands high in its lines.
  selectors: { '&:lang(ur)': { paddingBlockStart: '0.4em', paddingBlockEnd: 0 } },
  borderRadius: vars.radius.small,
  lineHeight: lineHeight('snug'),
  whiteSpace: 'pre-line',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const colours = styleVariants({
  white: { color: vars.colour.text },
  yellow: { color: vars.colour.highlight },
  green: { color: vars.colour.good },
});

export const backgrounds = styleVariants({
  none: {
    textShadow: `0 0 4px ${vars.colour.canvas}, 0 1px 3px ${vars.colour.canvas}, 0 0 10px ${vars.colour.canvas}`,
  },
  veil: { background: vars.colour.veil },
  solid: { background: vars.colour.canvas },
});
