import type { MediaStatistics, MediaStore } from '@chalchitra/machines';
import type { Source } from '../sources/source';
import { rangesOf } from './playhead';

const UPDATE_INTERVAL_MS = 500;

/** What an element and its source measure, updated twice a second while there are subscribers. */
export function watchStatistics(
  window: Window,
  element: HTMLVideoElement,
  source: () => Source | null,
): MediaStore<MediaStatistics> {
  const listeners = new Set<() => void>();
  let timer = 0;
  let state: MediaStatistics | null = null;

  function measure(): MediaStatistics {
    const { currentTime, videoWidth, videoHeight, buffered } = element;
    const ahead = rangesOf(buffered).find(({ start, end }) => start <= currentTime && currentTime <= end);
    const quality = element.getVideoPlaybackQuality?.();
    const {
      level = null,
      bandwidth = null,
      framesPerSecond = null,
      fetchedBytes = null,
    } = source()?.measure() ?? {};
    const droppedFrames = quality?.droppedVideoFrames ?? 0;
    return {
      width: videoWidth,
      height: videoHeight,
      framesPerSecond,
      level,
      bandwidth,
      fetchedBytes,
      bufferSeconds: ahead === undefined ? 0 : ahead.end - currentTime,
      droppedFrames,
      shownFrames: (quality?.totalVideoFrames ?? 0) - droppedFrames,
    };
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0)
        timer = window.setInterval(() => {
          state = measure();
          for (const each of listeners) each();
        }, UPDATE_INTERVAL_MS);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.clearInterval(timer);
      };
    },
    read() {
      if (state === null || listeners.size === 0) {
        const next = measure();
        // The same object until something has changed, also without subscribers.
        if (state === null || JSON.stringify(next) !== JSON.stringify(state)) state = next;
      }
      return state;
    },
  };
}
