/** Nothing waits longer for a paint: a page that is hidden before it comes has none until it is shown again. */
const MAX_WAIT_MS = 500;

/**
 * Resolves when the page has painted what was changed before; at once where it is hidden and paints nothing. What an
 * input starts beside its own feedback, such as loading code, waits for this.
 */
export function afterPaint(window: Window = globalThis.window): Promise<void> {
  return new Promise((resolve) => {
    if (window.document.hidden) return resolve();
    setTimeout(resolve, MAX_WAIT_MS);
    window.requestAnimationFrame(() => setTimeout(resolve));
  });
}
