/** Milliseconds after which a wait is a stall: by then hls.js has reported each request to which no byte has come. */
export const STALL_MS = 25_000;

interface StallOptions {
  /** Bytes of all fragments until now. */
  fetchedBytes: () => number;
  /** Whether it is normal that no byte comes: a live stream waits for its broadcaster, a failure for its retry. */
  mayWait: () => boolean;
  /** Loads again where playback waits. */
  restart: () => void;
  /** Aborted when the source is released. */
  signal: AbortSignal;
}

/** Restarts loading where playback has waited for `STALL_MS`, no byte has come, and hls.js has reported no failure. */
export function watchHlsStall(
  element: EventTarget,
  { fetchedBytes, mayWait, restart, signal }: StallOptions,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  function begin() {
    end();
    const before = fetchedBytes();
    timer = setTimeout(() => {
      if (fetchedBytes() === before && !mayWait()) restart();
      begin();
    }, STALL_MS);
  }
  element.addEventListener('waiting', begin, { signal });
  for (const type of ['playing', 'pause', 'ended'] as const) element.addEventListener(type, end, { signal });
  signal.addEventListener('abort', end);
}
