import { style } from '@vanilla-extract/css';
import { preferences } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { clamp, text } from '../theme/text.css';

export const tile = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.colour.raised,
  isolation: 'isolate',
  ':focus-visible': { zIndex: 1 },
});

export const mark = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.colour.veil,
  color: vars.colour.text,
});

/** Shown where the pointer or the focus rests; where nothing can hover it stays away and the picture speaks. */
export const over = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[1],
  padding: vars.space[3],
  background: `linear-gradient(transparent 20%, ${vars.colour.shade})`,
  textAlign: 'start',
  opacity: 0,
  transition: `opacity ${vars.duration.quick}`,
  selectors: { [`${tile}:focus-visible > &`]: { opacity: 1 } },
  '@media': { [preferences.canHover]: { selectors: { [`${tile}:hover > &`]: { opacity: 1 } } } },
});

export const caption = style([text.caption, clamp[2], { color: vars.colour.text }]);

export const likes = style([
  text.caption,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.colour.text,
    fontWeight: vars.fontWeight.strong,
  },
]);
