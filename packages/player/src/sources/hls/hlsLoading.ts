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
  /** Seconds before the live edge at which a reloaded stream with a sliding window resumes; null for all other media. */
  let behind: number | null = null;

  /** Whether playback has begun; where it has, a position of 0 is one that it was moved to. Not known once hls.js is detached. */
  const hasBegun = () => element.currentTime > 0 || hls.hasEnoughToStart;
  const loadFromStart = () => hls.startLoad(startAt > 0 ? startAt : -1);
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    isParsed = true;
    loadFromStart();
  });

  /** Notes the position at which a reloaded playlist resumes. */
  function notePlace() {
    // Where nothing has been played yet it still begins where it was to.
    if (!hasBegun()) return;
    const { currentTime } = element;
    const { latestLevelDetails: details } = hls;
    // hls.js counts the seconds from the start of the first playlist that it loads, and a live one's start slides on.
    const slides = details?.live === true && details.type !== 'EVENT';
    behind = slides ? details.edge + details.age - currentTime : null;
    startAt = slides ? 0 : currentTime;
  }

  function load() {
    hls.loadSource(address.of(start.url));
    if (hls.media === null) hls.attachMedia(element);
    continuePlayback();
  }

  return {
    isParsed: () => isParsed,
    /** The first playlist, with a start tag where a live stream is to resume; of several such tags the last one counts. */
    read: (playlist: string) =>
      behind === null ? playlist : `${playlist}\n#EXT-X-START:TIME-OFFSET=${-behind.toFixed(3)}\n`,
    load,
    hasBegun,
    loadFromStart,
    /** Loads the playlist once more, for other levels or another sound. */
    reload() {
      notePlace();
      isParsed = false;
      freezeFrame();
      hls.detachMedia();
      load();
    },
    /** Changes where playback begins, in seconds, as long as nothing has been played. */
    startAt(seconds: number) {
      startAt = seconds;
      behind = null;
      // hls.js may have moved the playhead already, to the start of an element without metadata.
      element.currentTime = seconds;
      if (isParsed) hls.startLoad(seconds);
    },
  };
}
