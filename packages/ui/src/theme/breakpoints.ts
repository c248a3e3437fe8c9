/** Below this width, in CSS pixels, a screen counts as small (spec §9). */
const SMALL_BELOW = 768;

/** Media conditions for the widths that layouts distinguish. */
export const screens = {
  small: `(max-width: ${SMALL_BELOW - 0.02}px)`,
  large: `(min-width: ${SMALL_BELOW}px)`,
  wide: '(min-width: 1200px)',
} as const;

/** Media conditions for preferences of the visitor or the device. */
export const preferences = {
  canHover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
} as const;
