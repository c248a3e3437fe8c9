/** How far above the picture's edge captions stand while the controls are hidden, in hundredths of its height. */
export const LOWERED_PERCENT = 6;

/** Captions that don't fit become no smaller than this, in CSS pixels. */
export const LEAST_SIZE_PX = 11;

/** What is left of their size with each try to make them fit. */
export const FIT_STEP = 0.94;
