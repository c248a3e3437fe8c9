import { globalStyle, style } from '@vanilla-extract/css';
import { frames } from '../PlayerFrame/PlayerFrame.constants';
import { bottomSheet, menuSurface, menuTitle, scrollFades, sheetOnly, tickSize } from '../shared/menuStyles';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';

/** On a phone held sideways a menu has all the frame's height. */
const low = '(max-height: 26rem)';

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetInlineEnd: vars.space[4],
  insetBlockEnd: '5.5rem',
  minInlineSize: 'min(15rem, 100%)',
  maxInlineSize: 'min(24rem, calc(100% - 2rem))',
  maxBlockSize: 'min(33rem, calc(100% - 7rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...menuSurface,
  ...scrollFades(vars.colour.overlay),
  background: vars.colour.shade,
  backdropFilter: 'blur(18px) saturate(1.4)',
  color: vars.colour.text,
  // The bar runs from left to right in every script, so that its menus stay above their buttons.
  selectors: {
    '[dir="rtl"] &': {
      '@media': { [screens.large]: { insetInlineEnd: 'auto', insetInlineStart: vars.space[4] } },
    },
  },
  '@media': {
    [screens.large]: {
      '@container': {
        [low]: { insetBlock: vars.space[2], insetInlineEnd: vars.space[2], maxBlockSize: 'none' },
      },
    },
    [screens.small]: {
      ...bottomSheet,
      background: vars.colour.surface,
    },
  },
});

// It has its own place in the frame, at the end of the bar, and on a small screen at its foot.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${panel})`, { display: 'contents !important' });

export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[2],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `1px solid ${vars.colour.line}`,
    },
  },
});

export const groupTitle = style([text.caption, menuTitle]);

export const sheetTitle = style([groupTitle, sheetOnly]);

export const option = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.space.target,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.medium,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: vars.colour.quiet },
    ':focus-visible': { outlineOffset: '-3px', background: vars.colour.quiet },
    selectors: { '&[aria-checked="true"]': { color: vars.colour.highlight } },
    '@container': { [frames.tight]: { flexWrap: 'wrap', rowGap: 0 } },
  },
]);

/** All options begin on the menu's side, whatever way their own script runs. */
export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [frames.tight]: { flexBasis: 0 } },
});

export const detail = style([
  text.caption,
  {
    flexShrink: 0,
    maxInlineSize: '50%',
    overflowWrap: 'anywhere',
    color: vars.colour.textFaint,
    // Below the words, where they begin.
    '@container': {
      [frames.tight]: {
        flex: `1 0 calc(100% - ${tickSize} - ${vars.space[3]})`,
        maxInlineSize: 'none',
        marginInlineStart: `calc(${tickSize} + ${vars.space[3]})`,
      },
    },
  },
]);

export const picture = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '6rem',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@container': { [frames.tight]: { display: 'none' } },
});
