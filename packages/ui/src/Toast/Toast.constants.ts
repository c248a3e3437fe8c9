/** How long a toast without an action stays when nothing else is said, in milliseconds. */
export const TOAST_MS = 6000;

/** The key that focuses the first toast, as in other libraries. */
export const TOAST_KEY = 'F8';

/** The mark before its words, in CSS pixels. */
export const MARK_SIZE = 20;
