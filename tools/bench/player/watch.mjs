/**
 * Runs in each page before its own code: notes when the first frame is shown, and counts React's commits.
 * It is sent as text, so it names nothing from outside.
 */
export function watchPage() {
  const notes = { firstFrameAt: null, commits: 0 };
  const video = () =>
    document.querySelector('video') ??
    document.querySelector('hls-video')?.shadowRoot?.querySelector('video');
  const watched = new WeakSet();
  const look = () => {
    const element = video();
    if (element && !watched.has(element)) {
      watched.add(element);
      element.requestVideoFrameCallback((now) => {
        notes.firstFrameAt ??= now;
      });
    }
    if (notes.firstFrameAt === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.bench = {
    notes,
    video,
    /** Moves the playhead; returns the milliseconds until a frame of the new place is shown. */
    seek(seconds) {
      const element = video();
      const startedAt = performance.now();
      return new Promise((resolve) => {
        const look = (now, { mediaTime }) => {
          if (mediaTime >= seconds - 0.1 && mediaTime < seconds + 3) resolve(now - startedAt);
          else element.requestVideoFrameCallback(look);
        };
        element.requestVideoFrameCallback(look);
        element.currentTime = seconds;
      });
    },
    isBuffered(seconds) {
      const { buffered } = video();
      for (let index = 0; index < buffered.length; index += 1) {
        if (buffered.start(index) <= seconds && buffered.end(index) >= seconds + 1) return true;
      }
      return false;
    },
  };
  // React notifies this hook, as it does its developer tools.
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot() {
      notes.commits += 1;
    },
  };
}
