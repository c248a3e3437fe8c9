import { globalStyle, style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

/** Where the picture is hardly higher than the card. */
const low = '(max-height: 17rem)';

export const card = style({
  position: 'absolute',
  // Over captions that are still shown.
  zIndex: vars.layer.preview,
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[4],
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 'min(22rem, calc(100% - 2rem))',
  padding: vars.space[4],
  '@container': { [low]: { gap: vars.space[2], padding: vars.space[3] } },
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.colour.line}`,
  background: vars.colour.shade,
  boxShadow: vars.shadow.overlay,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  minInlineSize: 0,
});

export const picture = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '7rem',
  maxInlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@container': { [low]: { display: 'none' } },
});

export const words = style({ flex: '1 1 6rem', minInlineSize: 0, display: 'grid', gap: vars.space[1] });

export const soon = style([
  text.caption,
  { color: vars.colour.highlight, fontVariantNumeric: 'tabular-nums' },
]);

export const title = style([text.label, clamp[2]]);

export const progress = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '3px',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.colour.quiet,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: vars.colour.highlight, transition: 'inline-size 1s linear' },
  '::-moz-progress-bar': { background: vars.colour.highlight },
  selectors: {
    '[data-motion="still"] &::-webkit-progress-value': { transition: 'none' },
  },
  '@media': {
    [preferences.reducedMotion]: { '::-webkit-progress-value': { transition: 'none' } },
    [preferences.forcedColours]: {
      background: 'GrayText',
      '::-webkit-progress-value': { background: 'Highlight' },
      '::-moz-progress-bar': { background: 'Highlight' },
    },
  },
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

// The two ways on fill the card's width.
globalStyle(`${choices} > *`, { flex: '1 1 auto' });
