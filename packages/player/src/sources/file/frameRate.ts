const SAMPLES = 12;

/** Measures an element's frames per second on the first frames of each media; null until then. */
export function createFrameRate(element: HTMLVideoElement, signal: AbortSignal): () => number | null {
  let rate: number | null = null;
  if (!('requestVideoFrameCallback' in element)) return () => rate;

  let steps: number[] = [];
  let last: number | null = null;
  let handle = 0;
  const sample: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    const step = last === null ? 0 : mediaTime - last;
    last = mediaTime;
    // Seeks and dropped frames make long steps, which the smallest ones outvote.
    if (step > 0.001 && step < 0.2) steps.push(step);
    if (steps.length >= SAMPLES) {
      rate = Math.round(1 / (steps.sort((one, other) => one - other)[SAMPLES >> 1] ?? 1));
    } else handle = element.requestVideoFrameCallback(sample);
  };
  function start() {
    element.cancelVideoFrameCallback(handle);
    steps = [];
    last = null;
    handle = element.requestVideoFrameCallback(sample);
  }
  element.addEventListener('loadedmetadata', start, { signal });
  signal.addEventListener('abort', () => element.cancelVideoFrameCallback(handle));
  return () => rate;
}
