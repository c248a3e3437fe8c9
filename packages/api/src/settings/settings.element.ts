/** Id of the inert script element that carries the settings block in a page. */
export const SETTINGS_ELEMENT_ID = 'chalchitra-settings';
