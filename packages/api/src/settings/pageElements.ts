/** Id of the block with the settings of a page. */
export const SETTINGS_ELEMENT_ID = 'chalchitra-settings';

/** Id of the block with the data that a page was rendered with. */
export const STATE_ELEMENT_ID = 'chalchitra-state';

/** Id of the element that holds the app's own tags on a page that loads them later. */
export const APP_ELEMENT_ID = 'chalchitra-app';

/** Id of the dialog that says that the app could not be started. */
export const FAILURE_ELEMENT_ID = 'chalchitra-failure';

/** A script element that is never executed and holds a value as JSON, whatever its texts hold. */
export function jsonBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
