import { keyframes } from '@vanilla-extract/css';
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
