/** Sent before the app reloads the page by itself, so that what was typed is kept: Safari on iOS has no `beforeunload`. */
export const RELOADING = 'chalchitra-reloading';

export function reload(window: Pick<Window, 'dispatchEvent' | 'location'>): void {
  window.dispatchEvent(new Event(RELOADING));
  window.location.reload();
}
