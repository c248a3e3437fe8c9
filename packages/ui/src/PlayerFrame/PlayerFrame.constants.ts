/** Two taps on the same side within this time are a double tap, in milliseconds. */
export const DOUBLE_TAP_MS = 300;

/** Container conditions for the frames that the layers over a film distinguish. */
export const frames = {
  /** So narrow that the main buttons are in the middle of the picture. */
  compact: '(max-width: 40rem)',
  /** So narrow that the bar has no room for all of its buttons. */
  crowded: '(max-width: 52rem)',
  /** A phone's upright with very large text: just wide enough for the tools. */
  tight: '(max-width: 15rem)',
  /** A phone's, upright or held sideways: so low that the bar needs the room of the shades. */
  low: '(max-height: 20rem)',
  /** A phone's held sideways: two lines of captions reach the buttons in the middle. */
  short: '(max-height: 26rem)',
  /** A phone's upright: between the bar and the buttons in the middle there is no room for two lines. */
  upright: '(max-width: 40rem) and (max-height: 17rem)',
  /** Any in which a column of figures would reach the buttons in the middle. */
  cramped: '(max-height: 26rem) or ((max-height: 35rem) and (max-width: 50rem))',
} as const;
