/** Sent before the app reloads the page by itself, so that what was typed is kept: Safari on iOS has no `beforeunload`. */
export const RELOADING = 'chalchitra-reloading';

export function reload(page: Pick<Window, 'dispatchEvent' | 'location'>): void {
  page.dispatchEvent(new Event(RELOADING));
  page.location.reload();
}
