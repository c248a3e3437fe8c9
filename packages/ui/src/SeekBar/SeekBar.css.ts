import { style } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** Far more to press than to see: the target's height around a thin line. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: vars.space.target,
  cursor: 'pointer',
  touchAction: 'none',
  borderRadius: vars.radius.small,
  ':focus-visible': { outline: 'none' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});

export const track = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '4px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: `color-mix(in srgb, ${vars.colour.text} 26%, transparent)`,
  '@media': { [preferences.forcedColours]: { background: 'GrayText' } },
  transition: `block-size ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    [`${bar}:hover &, ${bar}:focus-visible &, ${bar}[data-dragging="true"] &`]: { blockSize: '8px' },
  },
});

export const buffered = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--start)',
  inlineSize: 'var(--length)',
  background: `color-mix(in srgb, ${vars.colour.text} 34%, transparent)`,
});

export const played = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--played)',
  borderRadius: vars.radius.full,
  background: `linear-gradient(90deg, ${vars.colour.action}, ${vars.colour.highlight})`,
  '@media': { [preferences.forcedColours]: { background: 'Highlight' } },
});

/** Where the pointer would seek to. */
export const ghost = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--pointed)',
  background: `color-mix(in srgb, ${vars.colour.text} 24%, transparent)`,
});

export const thumb = style({
  position: 'absolute',
  insetInlineStart: 'var(--played)',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineStart: '-0.5rem',
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
  '@media': { [preferences.forcedColours]: { background: 'Highlight' } },
  boxShadow: vars.shadow.card,
  transition: `scale ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    [`${bar}:hover &, ${bar}[data-dragging="true"] &`]: { scale: '1.2' },
    [`${bar}:focus-visible &`]: {
      outline: `3px solid ${vars.colour.focus}`,
      outlineOffset: '3px',
    },
  },
});

export const preview = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 'calc(100% - 0.25rem)',
  insetInlineStart: 'clamp(var(--half), var(--pointed), calc(100% - var(--half)))',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  transform: 'translateX(-50%)',
  transformOrigin: 'bottom left',
  pointerEvents: 'none',
  '@container': {
    // A low frame would cut it off.
    [frames.low]: { transform: 'scale(0.75) translateX(-50%)' },
  },
});

export const thumbnail = style({
  inlineSize: 'var(--frame-width)',
  blockSize: 'var(--frame-height)',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `2px solid ${vars.colour.text}`,
  boxShadow: vars.shadow.lifted,
  backgroundColor: vars.colour.raised,
  backgroundImage: 'var(--frame)',
  backgroundPosition: 'var(--frame-at)',
  backgroundRepeat: 'no-repeat',
});

export const time = style([
  text.caption,
  {
    paddingInline: vars.space[2],
    paddingBlock: '0.125rem',
    borderRadius: vars.radius.small,
    background: vars.colour.canvas,
    color: vars.colour.text,
    fontWeight: vars.fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);
