import Hls from 'hls.js';
import type { SourceHost, SourceOptions } from '../source';
import type { RenewedAddress } from './renewedAddress';

/** Loads a playlist, and loads it again at the same position. */
export function createHlsLoading(
  hls: Hls,
  { element, freezeFrame, continuePlayback }: SourceHost,
  start: Pick<SourceOptions, 'url' | 'startAt'>,
  address: RenewedAddress,
) {
  let { startAt } = start;
  let isParsed = false;

  const loadFromStart = () => hls.startLoad(startAt > 0 ? startAt : -1);
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    isParsed = true;
    loadFromStart();
  });

  function load() {
    hls.loadSource(address.of(start.url));
    if (hls.media === null) hls.attachMedia(element);
    continuePlayback();
  }

  return {
    isParsed: () => isParsed,
    load,
    loadFromStart,
    /** Loads the playlist once more, for other levels or another sound. */
    reload() {
      // Where nothing has been played yet it still begins where it was to.
      if (element.currentTime > 0) startAt = element.currentTime;
      isParsed = false;
      freezeFrame();
      hls.detachMedia();
      load();
    },
    /** Changes where playback begins, in seconds, as long as nothing has been played. */
    startAt(seconds: number) {
      startAt = seconds;
      // hls.js may have moved the playhead already, to the start of an element without metadata.
      element.currentTime = seconds;
      if (isParsed) hls.startLoad(seconds);
    },
  };
}
