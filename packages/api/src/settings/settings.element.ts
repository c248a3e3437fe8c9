/** Id of the inert script element that carries the settings block in a page. */
export const SETTINGS_ELEMENT_ID = 'chalchitra-settings';

/** The id of the element that holds the app's own tags on a page that loads them later. */
export const APP_ELEMENT_ID = 'chalchitra-app';
