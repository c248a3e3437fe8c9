import { style, styleVariants } from '@vanilla-extract/css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  '@media': { [screens.small]: { display: 'flex', flexDirection: 'column' } },
});

/** Widths in a row; in a grid the card takes its cell. */
export const widths = styleVariants({
  small: { inlineSize: '12.5rem', '@media': { [screens.small]: { inlineSize: '6.75rem' } } },
  medium: { inlineSize: '17rem', '@media': { [screens.small]: { inlineSize: '8.5rem' } } },
  large: { inlineSize: '23rem', '@media': { [screens.small]: { inlineSize: '11.5rem' } } },
});

export const frame = style({
  position: 'relative',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  isolation: 'isolate',
  selectors: {
    [`${card}:has(a:focus-visible) &`]: { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '3px' },
  },
});

export const badges = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  // What acts on the title stands at the other end.
  insetInlineEnd: `calc(${vars.space.target} + ${vars.space[2]})`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  // An upright picture carries its title as lettering, which badges would cover; above the title they stand in one
  // line along the row, whatever the titles' scripts and lengths.
  '@media': { [screens.small]: { position: 'static', marginBlockStart: vars.space[2] } },
});

/** Above the card's link, and above its own preview while that may be open. */
export const actions = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    [`${card}:hover > &, ${card}:has(:focus-visible) > &`]: { zIndex: `calc(${vars.layer.preview} + 1)` },
  },
});

export const progress = style({
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '0.25rem',
  border: 0,
  background: vars.colour.veil,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': { background: vars.colour.highlight },
  '::-moz-progress-bar': { background: vars.colour.highlight },
  '@media': {
    [preferences.forcedColours]: {
      background: 'Canvas',
      '::-webkit-progress-value': { background: 'Highlight' },
      '::-moz-progress-bar': { background: 'Highlight' },
    },
  },
});

export const body = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  '@media': { [screens.small]: { order: 1, paddingBlockStart: vars.space[2] } },
});

export const title = style([text.label, clamp[2]]);

export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 2 },
  ':focus-visible': { outline: 'none' },
});

export const facts = style([text.caption, { color: vars.colour.textFaint }]);

export const note = style([text.caption, clamp[2], { color: vars.colour.textMuted }]);

export const preview = style({
  position: 'absolute',
  zIndex: vars.layer.preview,
  insetBlockStart: `calc(-1 * ${vars.space[4]})`,
  insetInline: `calc(-1 * ${vars.space[4]})`,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.colour.overlay,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [`${screens.small}`]: {
      minInlineSize: `min(14rem, 100vw - 2 * ${vars.space.gutter})`,
      insetInlineEnd: 'auto',
    },
    [preferences.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const previewLink = style({ '::after': { content: '', position: 'absolute', inset: 0 } });

export const previewBody = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  padding: vars.space[4],
});

export const previewTitle = style([text.label, clamp[2]]);

export const watch = style({ position: 'relative', zIndex: 1, marginBlockStart: vars.space[1] });
