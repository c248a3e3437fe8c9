/** Hears of the device's way back, as Android's gesture; not every browser has it, and there Back leaves the page. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Calls a listener at the device's way back, which then doesn't leave the page; returns a function that stops it. */
export function watchCloseRequest(onClose: () => void): () => void {
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  watcher?.addEventListener('close', onClose);
  return () => watcher?.destroy();
}
