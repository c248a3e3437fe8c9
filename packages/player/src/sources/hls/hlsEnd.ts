import Hls from 'hls.js';

/** Seconds by which the tracks of one media may end apart. */
const END_SLACK_SECONDS = 0.5;

/** Ends all tracks where one has ended: sound that ends a moment before the picture would stall the media for ever. */
export function watchHlsEnd(hls: Hls, element: HTMLVideoElement, signal: AbortSignal): void {
  function endTracks() {
    const { buffered, currentTime, duration } = element;
    const loadedTo = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
    const isAtEnd = Math.min(currentTime, loadedTo) > duration - END_SLACK_SECONDS;
    if (hls.latestLevelDetails?.live !== false || !isAtEnd) return;
    for (const type of ['video', 'audio', 'audiovideo'] as const)
      hls.trigger(Hls.Events.BUFFER_EOS, { type });
  }
  hls.on(Hls.Events.FRAG_BUFFERED, endTracks);
  for (const type of ['waiting', 'seeking'] as const) element.addEventListener(type, endTracks, { signal });
}
