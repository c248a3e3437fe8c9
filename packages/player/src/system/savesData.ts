/** Most lines of a picture whose quality nobody has chosen, where data is saved. The messages name it too. */
export const DATA_SAVER_HEIGHT = 480;

/** Whether the site has marked its page as one that saves data. */
export const savesData = ({ documentElement }: Document): boolean => 'savesData' in documentElement.dataset;

/** Calls a listener when that changes; answers the way to stop. */
export function onSavingChange(page: Window & typeof globalThis, listener: () => void): () => void {
  const observer = new page.MutationObserver(listener);
  observer.observe(page.document.documentElement, { attributeFilter: ['data-saves-data'] });
  return () => observer.disconnect();
}
