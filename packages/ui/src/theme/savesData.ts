/** Whether the site has marked its page as one that saves data; only for the browser. */
export const savesData = (): boolean => 'savesData' in document.documentElement.dataset;
