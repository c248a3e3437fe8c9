import { globalStyle, style } from '@vanilla-extract/css';
import { menuChevron, menuOption, menuSurface } from '../shared/menuStyles';
import { vars } from '../theme/contract.css';
import { lineHeight } from '../theme/typography';
import { DARKENS_AFTER } from './SiteHeader.constants';

/**
 * The header's own width, without its gutters, where the whole navigation fits on one line. In rem, and measured on the header:
 * larger text folds it sooner, also where a style sheet has set its size, which media queries don't follow.
 */
const roomy = '(min-width: 71.75rem)';

/** Marks the top of the page; once it is out of sight the header darkens. */
export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '1px',
  blockSize: `${DARKENS_AFTER}px`,
  pointerEvents: 'none',
});

const veiled = (percent: number) => `color-mix(in srgb, ${vars.colour.canvas} ${percent}%, transparent)`;

export const header = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  containerType: 'inline-size',
  minBlockSize: vars.space.header,
  paddingInline: vars.space.gutter,
  borderBlockEnd: '1px solid transparent',
  transition: `background ${vars.duration.calm}, border-color ${vars.duration.calm}`,
  // From the border's edge on: the picture would be repeated below its padding, as a line over the page.
  background: `linear-gradient(${veiled(92)}, ${veiled(64)} 50%, transparent) border-box`,
  selectors: {
    '&[data-scrolled="true"]': {
      background: vars.colour.shade,
      borderBlockEndColor: vars.colour.line,
      backdropFilter: 'blur(14px) saturate(1.3)',
    },
  },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.space.target,
  borderRadius: vars.radius.small,
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  '@container': { [roomy]: { marginInlineEnd: vars.space[1], maxInlineSize: '30%' } },
});

export const navigation = style({
  display: 'none',
  '@container': {
    // Where names are long in a language they stand in two lines; what still doesn't fit is scrolled to.
    [roomy]: {
      display: 'block',
      minInlineSize: '12rem',
      marginInlineEnd: 'auto',
      maxBlockSize: vars.space.header,
      overflow: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

export const group = style({ position: 'relative' });

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.space.target,
  // Closer together before they wrap.
  paddingInline: `clamp(${vars.space[2]}, 2.4vw - 1.6rem, ${vars.space[3]})`,
  borderRadius: vars.radius.full,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: lineHeight('tight'),
  whiteSpace: 'nowrap',
  // Two lines of them are as high as the header.
  '@media': { '(pointer: fine)': { minBlockSize: `calc(${vars.space.header} / 2)` } },
  transition: `color ${vars.duration.quick}, background ${vars.duration.quick}`,
  // The navigation cuts off what is outside of it.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: vars.colour.text, background: vars.colour.quiet },
    '&[aria-current="page"], &[data-current="true"]': {
      color: vars.colour.text,
      fontWeight: vars.fontWeight.strong,
    },
  },
});

export const chevron = style(menuChevron);

export const panel = style({
  zIndex: vars.layer.menu,
  minInlineSize: '13rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  ...menuSurface,
});

export const item = style([
  menuOption,
  {
    color: vars.colour.textMuted,
    selectors: {
      '&[data-highlighted], &:hover': { color: vars.colour.text },
      '&[aria-current="page"]': { color: vars.colour.highlight },
    },
  },
]);

/** Written in the platform's own letters: the fonts of all scripts would be fetched for their names. */
export const choice = style([
  item,
  {
    justifyContent: 'space-between',
    gap: vars.space[4],
    fontFamily: 'system-ui, sans-serif',
    cursor: 'pointer',
    selectors: { '&[aria-checked="true"]': { color: vars.colour.highlight } },
  },
]);

export const account = style({
  display: 'none',
  '@container': { [roomy]: { display: 'flex', alignItems: 'center', gap: vars.space[1] } },
});

/** Text so large that brand, search and menu fill the bar: signing in is in the menu, too. */
export const signIn = style({
  flexShrink: 0,
  '@container': {
    '(max-width: 13rem)': { display: 'none' },
    [roomy]: { display: 'flex', alignItems: 'center', gap: vars.space[1] },
  },
});

export const menuButton = style({ '@container': { [roomy]: { display: 'none' } } });

// The languages are in the menu, too.
globalStyle(`${signIn} > button`, { '@container': { [`not ${roomy}`]: { display: 'none' } } });

// A name without room beside the menu goes to a second line, which is cut off: the mark alone remains.
globalStyle(`${brand} > *`, {
  flexWrap: 'wrap',
  rowGap: '1em',
  minInlineSize: 0,
  blockSize: 'max(1.6em, 1lh)',
  overflow: 'clip',
  overflowClipMargin: '0.4em',
});
globalStyle(`${header} > *`, { flexShrink: 0 });
globalStyle(`${header} > ${brand}`, { flexShrink: 1, '@container': { [roomy]: { flexShrink: 0 } } });
globalStyle(`${header} > ${navigation}`, { flexShrink: 1 });
