import { globalStyle, style } from '@vanilla-extract/css';
import { menuSurface } from '../shared/menuStyles';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

/** Below the field; on a small screen over the whole page. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.menu,
  inlineSize: 'max(100%, min(34rem, 100vw - 2rem))',
  maxBlockSize: `calc(100dvh - ${vars.space.header} - ${vars.space[4]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...menuSurface,
  '@media': {
    [screens.small]: {
      insetBlockStart: '100%',
      inlineSize: '100%',
      blockSize: `calc(100dvh - ${vars.space.header} + ${vars.space.hairline})`,
      maxBlockSize: 'none',
      paddingInline: `calc(${vars.space.gutter} - ${vars.space[3]})`,
      // What is last can be scrolled to above the keyboard.
      paddingBlockEnd: '50dvh',
      border: 0,
      borderRadius: 0,
      background: vars.colour.canvas,
    },
  },
});

/** A line above the list says that the next response is slow. */
export const list = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: '2px',
    borderRadius: vars.radius.full,
    background: vars.colour.highlight,
    opacity: 0,
  },
  selectors: {
    '&[data-busy="true"]::before': {
      opacity: 1,
      // A wait, not motion: as long where motion is reduced.
      transition: `opacity ${vars.duration.calm} 600ms`,
    },
  },
});

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } });

export const groupTitle = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.space.target,
    paddingInline: vars.space[3],
    color: vars.colour.textFaint,
    fontWeight: vars.fontWeight.strong,
  },
]);

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space.target,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.medium,
  lineHeight: lineHeight('snug'),
  selectors: {
    '&:hover': { background: vars.colour.quiet },
    '&[aria-selected="true"]': {
      background: vars.colour.quietHover,
      boxShadow: `inset 0 0 0 2px ${vars.colour.focus}`,
    },
  },
  '@media': {
    [preferences.forcedColours]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const picture = style({
  flexShrink: 0,
  display: 'block',
  inlineSize: '4rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  color: vars.colour.textFaint,
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

// A name has the line height of its own script, whatever the page's.
globalStyle(`${words} > bdi`, { lineHeight: lineHeight('snug') });

export const detail = style([text.caption, { display: 'block', color: vars.colour.textMuted }]);

/** One line of one height, so that the buttons beside the list stand beside their lines. */
export const recent = style([
  option,
  { blockSize: vars.space.target, paddingInlineEnd: vars.space[12], color: vars.colour.textMuted },
]);

export const recentText = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const options = style({ position: 'relative' });

/** Over the end of the first group: an option can't hold a button. */
export const removals = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  justifyItems: 'end',
  gridAutoRows: vars.space.target,
});

export const clear = style([
  text.caption,
  {
    minBlockSize: vars.space.target,
    paddingInline: vars.space[3],
    color: vars.colour.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.medium,
  },
]);

export const message = style([text.small, { padding: vars.space[3], color: vars.colour.textMuted }]);

export const foot = style({
  display: 'flex',
  padding: vars.space[3],
  marginBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.colour.line}`,
  overflowWrap: 'anywhere',
});

export const loading = style({ display: 'grid', gap: vars.space[2], padding: vars.space[3] });

export const loadingLine = style({ position: 'relative', blockSize: vars.space[10] });
