import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether a server renders for a page that saves data; in a browser nobody says so, and the page's marks count. */
export const SavesDataContext = createContext<boolean | null>(null);

/** False while a server renders, which has no page. */
const isMarked = (mark: string): boolean =>
  typeof document !== 'undefined' && mark in document.documentElement.dataset;

/** Whether the site has marked its page as one that saves data. */
export const savesData = (): boolean => isMarked('savesData');

const never = () => () => {};

/**
 * Whether pictures save data. A page is hydrated with those that the server has rendered, by what it knew of an earlier
 * visit, as React changes no attributes meanwhile; then it shows those that suit the connection.
 */
export function usePicturesSaveData(): boolean {
  const decided = useContext(SavesDataContext);
  return useSyncExternalStore(
    never,
    () => decided ?? savesData(),
    () => decided ?? isMarked('renderedSaving'),
  );
}
