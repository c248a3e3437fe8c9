/** Two taps on the same side within this time are a double tap, in milliseconds. */
export const DOUBLE_TAP_MS = 300;
