import { vi } from 'vitest';
import type { SourceHost } from '../sources/source';

/** The window of a page that the site marks as one that saves data, or with a ceiling on mobile data. */
export function createMarkedPage(marks: DOMStringMap) {
  const dataset = { ...marks };
  const stopWatching = vi.fn();
  let notify = () => {};
  return {
    window: {
      navigator: { onLine: true },
      document: { documentElement: { dataset } },
      MutationObserver: class {
        constructor(listener: () => void) {
          notify = listener;
        }
        observe() {}
        disconnect = stopWatching;
      },
    } as unknown as SourceHost['window'],
    stopWatching,
    /** Sets marks, and takes off those that are undefined. */
    markPage(changes: DOMStringMap) {
      for (const [name, mark] of Object.entries(changes)) {
        if (mark === undefined) delete dataset[name];
        else dataset[name] = mark;
      }
      notify();
    },
  };
}
