/** Distance of captions from the picture's lower edge while the controls are hidden, in hundredths of its height. */
export const LOWERED_PERCENT = 6;

/** The minimum size of captions that don't fit, in CSS pixels. */
export const MIN_SIZE_PX = 11;

/** What is left of their size with each try to make them fit. */
export const FIT_STEP = 0.94;
