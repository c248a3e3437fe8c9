/** How long a toast stays when nothing else is said, in milliseconds. */
export const TOAST_MS = 6000;
