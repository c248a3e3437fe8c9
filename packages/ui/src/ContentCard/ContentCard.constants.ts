/** How long the pointer rests on a card before its preview opens, in milliseconds. */
export const PREVIEW_DELAY_MS = 160;

/** How long a preview stays after the pointer left it, so that a slip doesn't close it, in milliseconds. */
export const PREVIEW_GRACE_MS = 120;
