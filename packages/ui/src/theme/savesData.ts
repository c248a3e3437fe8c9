/** Whether the site has marked its page as one that saves data; false while a server renders, which knows no connection. */
export const savesData = (): boolean =>
  typeof document !== 'undefined' && 'savesData' in document.documentElement.dataset;
