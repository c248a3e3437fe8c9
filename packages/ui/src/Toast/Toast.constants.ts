/** How long a toast stays when nothing else is said, in milliseconds. */
export const TOAST_MS = 6000;

/** The mark before its words, in CSS pixels. */
export const MARK_SIZE = 20;
