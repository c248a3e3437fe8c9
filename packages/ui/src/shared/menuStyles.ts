import { keyframes } from '@vanilla-extract/css';
import { preferences, screens } from '../theme/breakpoints';
import { vars } from '../theme/contract.css';

/** The surface of what opens below a button or a field: rules to spread into a style. */
export const menuSurface = {
  padding: vars.space[2],
  background: vars.colour.overlay,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
} as const;

/** What is free below the last option on a small screen. */
const sheetEnd = `max(${vars.space[3]}, env(safe-area-inset-bottom))`;

/** The same on a small screen, at its foot: for a Menu that is a sheet there. */
export const bottomSheet = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  minInlineSize: 0,
  maxInlineSize: 'none',
  maxBlockSize: '70dvh',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  paddingBlockEnd: sheetEnd,
} as const;

/** What the options of a menu are about, above them. */
export const menuTitle = {
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.colour.textFaint,
  fontWeight: vars.fontWeight.strong,
} as const;

/** For the title of a sheet alone: at the foot of the screen it is far from its button, so it names itself. */
export const sheetOnly = {
  display: 'none',
  '@media': { [screens.small]: { display: 'block' } },
} as const;

/** An option of a menu, marked where the pointer or the keyboard is. */
export const menuOption = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.space.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  outline: 'none',
  selectors: {
    '&[data-highlighted], &:hover': { background: vars.colour.quietHover },
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 3px ${vars.colour.focus}` },
  },
  '@media': {
    [preferences.forcedColours]: {
      selectors: {
        '&[data-highlighted]:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
} as const;

/** How wide the place of an option's tick is. */
export const tickSize = '1.25rem';

/**
 * Lets the words of a menu that is higher than its room fade out at the edges behind which it goes on: rules to spread into the
 * style of the panel that scrolls, with a colour that stands out from its own. Its scrolling alone drives them; a browser that
 * doesn't know how shows none.
 */
export function scrollFades(colour: string) {
  const size = vars.space[10];
  const edge = {
    content: '',
    position: 'sticky',
    zIndex: 1,
    display: 'block',
    blockSize: size,
    marginInline: `calc(-1 * ${vars.space[2]})`,
    pointerEvents: 'none',
    opacity: 0,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: 'scroll()',
  } as const;
  return {
    // What has the focus is never below a fade.
    scrollPaddingBlock: size,
    '::before': {
      ...edge,
      // At the panel's edge, beyond what is free around the options.
      insetBlockStart: `calc(-1 * ${vars.space[2]})`,
      marginBlockEnd: `calc(-1 * ${size})`,
      background: `linear-gradient(${colour}, transparent)`,
      animationName: keyframes({ from: { opacity: 0 }, to: { opacity: 1 } }),
      animationRange: `0% ${size}`,
    },
    '::after': {
      ...edge,
      insetBlockEnd: `calc(-1 * ${sheetEnd})`,
      marginBlockStart: `calc(-1 * ${size})`,
      background: `linear-gradient(transparent, ${colour})`,
      animationName: keyframes({ from: { opacity: 1 }, to: { opacity: 0 } }),
      animationRange: `calc(100% - ${size}) 100%`,
    },
  } as const;
}

/** The arrow of a button, which turns while its menu is open. */
export const menuChevron = {
  flexShrink: 0,
  transition: `rotate ${vars.duration.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
} as const;
