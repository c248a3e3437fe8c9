import { createContext } from 'react';

/** Whether a server renders for a page that saves data; in a browser nobody says so, and the page's mark counts. */
export const SavesDataContext = createContext<boolean | null>(null);

/** Whether the site has marked its page as one that saves data; false while a server renders, which knows no connection. */
export const savesData = (): boolean =>
  typeof document !== 'undefined' && 'savesData' in document.documentElement.dataset;
