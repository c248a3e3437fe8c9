import { globalStyle, style } from '@vanilla-extract/css';
import {
  bottomSheet,
  menuChevron,
  menuOption,
  menuSurface,
  menuTitle,
  scrollFades,
  sheetOnly,
} from '../shared/menuStyles';
import { screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text.css';
import { lineHeight } from '../theme/typography';

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

const pill = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space.target,
  maxInlineSize: '100%',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.small,
  lineHeight: lineHeight('tight'),
  cursor: 'pointer',
  transition: `background ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  ':hover': { background: vars.colour.quietHover },
});

export const button = style([
  pill,
  {
    background: vars.colour.quiet,
    color: vars.colour.text,
    selectors: {
      '&[data-chosen]': { borderColor: vars.colour.highlight },
      '&[aria-expanded="true"]': { background: vars.colour.quietHover },
    },
  },
]);

/** With large text what is chosen goes to a line of its own. */
export const labelAndValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

/** What is chosen, in the button. */
export const value = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  color: vars.colour.highlight,
  fontWeight: vars.fontWeight.strong,
});

export const chevron = style(menuChevron);

export const panel = style({
  zIndex: vars.layer.menu,
  minInlineSize: 'min(14rem, calc(100vw - 2rem))',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(26rem, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...menuSurface,
  ...scrollFades(vars.colour.canvas),
  '@media': {
    [screens.small]: bottomSheet,
  },
});

// On a small screen it is at the foot of the screen, not beside its button.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${panel})`, {
  '@media': { [screens.small]: { display: 'contents !important' } },
});

export const sheetTitle = style([text.caption, menuTitle, sheetOnly]);

export const option = style([
  text.small,
  menuOption,
  {
    gap: vars.space[3],
    paddingBlock: vars.space[1],
    cursor: 'pointer',
    selectors: { '&[aria-checked="true"]': { color: vars.colour.highlight } },
  },
]);

export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // In whatever script, they begin beside their tick.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const amount = style([
  text.caption,
  { flexShrink: 0, color: vars.colour.textFaint, fontVariantNumeric: 'tabular-nums' },
]);

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});

export const chip = style([
  pill,
  {
    paddingInlineEnd: vars.space[3],
    background: vars.colour.overlay,
    borderColor: vars.colour.lineStrong,
    color: vars.colour.text,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
]);

globalStyle(`${chip} > svg`, { flexShrink: 0 });

export const clear = style([
  pill,
  {
    paddingInline: vars.space[2],
    borderColor: 'transparent',
    color: vars.colour.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
]);
