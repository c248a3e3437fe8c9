import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { vars } from '../theme/contract.css';
import { lineHeight } from '../theme/typography';
import { LOWERED_PERCENT } from './PlayerCaptions.constants';

/** Distance of captions from the frame's lower edge while the controls are shown. */
const raised = createVar();

/** The same while the controls are hidden, in hundredths of the frame's height. */
const lowered = `${LOWERED_PERCENT}cqb`;

/** The part of the frame that the controls leave to captions. */
export const area = style({
  vars: { [raised]: `max(7.5rem, ${lowered})` },
  position: 'absolute',
  // Above the picture's shades and below menus; the buttons in the middle make room for it.
  zIndex: vars.layer.card,
  insetInline: '6%',
  insetBlockStart: 0,
  insetBlockEnd: raised,
  pointerEvents: 'none',
  '@container': {
    [frames.short]: { vars: { [raised]: '5.75rem' } },
    [frames.low]: { vars: { [raised]: '5.25rem' } },
    [frames.compact]: { insetInline: '2%' },
    [`(${frames.compact}) and (${frames.low})`]: { vars: { [raised]: '4.75rem' } },
  },
});

/** The text: at the end of that part, and lower while nothing else is there. */
export const captions = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(${lowered} - ${raised})`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  transition: `inset-block-end ${vars.duration.calm} ${vars.easing.out}`,
  selectors: { '&[data-raised="true"]': { insetBlockEnd: 0 } },
});

/** The share of its size at which it fits. */
export const fit = createVar();

/** In parts of the frame's width, with a floor for small ones. */
export const sizes = styleVariants({
  small: { fontSize: `calc(max(0.8125rem, 2cqi) * ${fallbackVar(fit, '1')})` },
  medium: { fontSize: `calc(max(1rem, 2.7cqi) * ${fallbackVar(fit, '1')})` },
  large: { fontSize: `calc(max(1.25rem, 3.6cqi) * ${fallbackVar(fit, '1')})` },
});

export const line = style({
  maxInlineSize: '100%',
  paddingInline: '0.5em',
  paddingBlock: '0.1em',
  // Nastaliq is high in its lines.
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
