import { vars } from '../theme/contract.css';

/** The surface of what opens below a button or a field: rules to spread into a style. */
export const menuSurface = {
  padding: vars.space[2],
  background: vars.colour.overlay,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
} as const;

/** The same on a small screen, at its foot. */
export const bottomSheet = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  maxInlineSize: 'none',
  maxBlockSize: '70dvh',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  // What is behind it steps back.
  boxShadow: `0 0 0 100vmax ${vars.colour.veil}`,
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
} as const;

/** The arrow of a button, which turns while its menu is open. */
export const menuChevron = {
  flexShrink: 0,
  transition: `rotate ${vars.duration.quick}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
} as const;
