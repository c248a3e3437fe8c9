/** Maximum height in pixels of automatically chosen quality while data is saved. The messages name it too. */
export const DATA_SAVER_HEIGHT = 480;

/** Whether the site has marked its page as one that saves data. */
export const savesData = ({ documentElement }: Document): boolean => 'savesData' in documentElement.dataset;

/** Maximum height in pixels of automatically chosen quality: the lower of the data saver's and of the ceiling on mobile data. */
export function maxAutoHeight(document: Document): number {
  const { mobileCeiling = Infinity } = document.documentElement.dataset;
  return Math.min(savesData(document) ? DATA_SAVER_HEIGHT : Infinity, Number(mobileCeiling));
}

/** Calls a listener when either changes; returns a function that stops it. */
export function onSavingChange(window: Window & typeof globalThis, listener: () => void): () => void {
  const observer = new window.MutationObserver(listener);
  observer.observe(window.document.documentElement, {
    attributeFilter: ['data-saves-data', 'data-mobile-ceiling'],
  });
  return () => observer.disconnect();
}
