/** Hears of the device's way back, as Android's gesture; not every browser has it, and there Back leaves the page. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Has the device's way back close what covers the page in place of leaving it; returns a function that ends it. */
export function watchCloseRequest(onClose: () => void): () => void {
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener('close', onClose);
  return () => watcher?.destroy();
}
