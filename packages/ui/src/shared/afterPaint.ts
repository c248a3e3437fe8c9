/**
 * Resolves when the page has painted what was changed before; at once where it is hidden and paints nothing. What an
 * input starts beside its own answer, such as loading code, waits for this.
 */
export function afterPaint(page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    if (page.document.hidden) resolve();
    else page.requestAnimationFrame(() => setTimeout(resolve));
  });
}
