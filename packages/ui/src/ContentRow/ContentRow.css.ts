import { style } from '@vanilla-extract/css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

/** Room below the row into which previews open without moving what follows. */
const previewRoom = '11rem';

export const row = style({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  selectors: { '&:hover, &:focus-within': { zIndex: vars.layer.card } },
});

export const scroller = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  paddingBlockStart: vars.space[6],
  marginBlockStart: `calc(-1 * ${vars.space[6]})`,
  paddingBlockEnd: previewRoom,
  marginBlockEnd: `calc(-1 * ${previewRoom})`,
  // The room for previews covers the next row and must not take its clicks.
  pointerEvents: 'none',
  scrollPaddingInline: vars.space.gutter,
  '::-webkit-scrollbar': { display: 'none' },
  selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
  '@media': {
    [preferences.touch]: {
      pointerEvents: 'auto',
      paddingBlockEnd: vars.space[2],
      marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    },
  },
});

export const track = style({
  display: 'flex',
  inlineSize: 'max-content',
  paddingInlineStart: vars.space.gutter,
});

export const item = style({
  flexShrink: 0,
  pointerEvents: 'auto',
  paddingInlineEnd: vars.space[4],
  '@media': { [screens.small]: { paddingInlineEnd: vars.space[3] } },
});

export const spacer = style({ flexShrink: 0 });

export const arrow = style({
  position: 'absolute',
  // Below a preview, whose words and button would be covered.
  zIndex: `calc(${vars.layer.preview} - 1)`,
  insetBlockStart: 0,
  insetBlockEnd: vars.space[10],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.target,
  color: vars.colour.text,
  background: vars.colour.veil,
  opacity: 0,
  transition: `opacity ${vars.duration.quick}, background ${vars.duration.quick}`,
  ':hover': { background: vars.colour.highlight, color: vars.colour.highlightText },
  ':focus-visible': { zIndex: vars.layer.preview, opacity: 1, outlineOffset: '-3px' },
  selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
  '@media': { [preferences.touch]: { display: 'none' } },
});

export const previous = style([
  arrow,
  { insetInlineStart: 0, borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium },
]);

export const next = style([
  arrow,
  { insetInlineEnd: 0, borderStartStartRadius: vars.radius.medium, borderEndStartRadius: vars.radius.medium },
]);
