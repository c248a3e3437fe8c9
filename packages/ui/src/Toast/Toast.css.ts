import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { coveredFoot } from '../theme/coveredFoot';
import { text } from '../theme/text.css';
import { MARK_SIZE } from './Toast.constants';

/** Large text on a narrow screen leaves the room to the words. */
const edge = `min(${vars.space[4]}, 5vw)`;

/** Below menus and dialogs: one that stays would cover their choices. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetBlockEnd: `max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  insetInlineStart: vars.space[6],
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
  '@media': { [screens.small]: { insetInline: edge, inlineSize: 'auto' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'contents' } },
});

export const toast = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: vars.space[12],
    paddingBlock: vars.space[2],
    paddingInlineStart: edge,
    paddingInlineEnd: vars.space[1],
    borderRadius: vars.radius.medium,
    border: `1px solid ${vars.colour.line}`,
    borderInlineStartWidth: '4px',
    background: vars.colour.overlay,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'auto',
  },
]);

// The page's end, too, can be scrolled to where a toast covers nothing of it.
const withToast = `:root:has(.${region} .${toast})`;
globalStyle(withToast, coveredFoot);
globalStyle(`${withToast} > body`, { paddingBlockEnd: '8rem' });

export const tones = styleVariants({
  note: { borderInlineStartColor: vars.colour.highlight },
  good: { borderInlineStartColor: vars.colour.good },
  bad: { borderInlineStartColor: vars.colour.bad },
});

export const marks = styleVariants({
  note: { flexShrink: 0, color: vars.colour.highlight },
  good: { flexShrink: 0, color: vars.colour.good },
  bad: { flexShrink: 0, color: vars.colour.bad },
});

/** Beside the mark; where little room would be left for it, the buttons go to a line of their own. */
export const message = style({
  flex: `1 1 min(10rem, 100% - ${MARK_SIZE}px - ${vars.space[3]})`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const action = style([
  text.label,
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    minBlockSize: vars.space.target,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.full,
    color: vars.colour.highlight,
    ':hover': { background: vars.colour.quietHover },
  },
]);
