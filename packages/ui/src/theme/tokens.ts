/** Distances on a 4 px grid, in rem so that they grow with the visitor's text size. */
export const space = {
  hairline: '1px',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  gutter: 'clamp(1rem, 4vw, 4rem)',
  header: '4rem',
  betweenShelves: 'clamp(2rem, 4vw, 2.5rem)',
  target: '2.75rem',
} as const;

/** Font sizes; the three largest flow with the width of the screen. */
export const fontSize = {
  micro: '0.75rem',
  caption: '0.8125rem',
  small: '0.9375rem',
  body: '1rem',
  lead: '1.125rem',
  heading: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
  title: 'clamp(1.5rem, 8vw, clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem))',
  display: 'clamp(1.75rem, 10vw, clamp(2.25rem, 1.5rem + 3.4vw, 4.5rem))',
} as const;

/** Line heights with room for the marks above and below Indic letters; a script that needs more multiplies them. */
export const leading = { tight: '1.2', snug: '1.35', body: '1.6' } as const;

export const fontWeight = { body: '400', medium: '500', strong: '600', heavy: '700' } as const;

export const radius = { small: '0.375rem', medium: '0.625rem', large: '1rem', full: '999px' } as const;

export const shadow = {
  card: '0 1px 2px rgb(0 0 0 / 0.3), 0 8px 24px rgb(0 0 0 / 0.28)',
  lifted: '0 4px 12px rgb(0 0 0 / 0.4), 0 24px 64px rgb(0 0 0 / 0.5)',
  overlay: '0 8px 16px rgb(0 0 0 / 0.45), 0 32px 96px rgb(0 0 0 / 0.6)',
} as const;

export const duration = { instant: '90ms', quick: '160ms', calm: '280ms', slow: '600ms' } as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const;

/** Stacking, from the page upwards. */
export const layer = {
  base: '0',
  card: '1',
  preview: '10',
  header: '100',
  menu: '200',
  dialog: '300',
  front: '400',
} as const;
