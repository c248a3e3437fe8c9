import type { MediaStatistics, MediaStore } from '@chalchitra/machines';
import type { MediaStores } from '@chalchitra/player';

/** A value that doesn't change. */
function still<Value>(value: Value): MediaStore<Value> {
  return { subscribe: () => () => {}, read: () => value };
}

/** Captions that stay. */
export const saying = (text: string) => still([{ id: '1', text }]);

const measured: MediaStatistics = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  level: { number: 3, of: 3, bitrate: 2_400_000 },
  bandwidth: 11_800_000,
  fetchedBytes: 148_300_000,
  bufferSeconds: 24.6,
  droppedFrames: 2,
  shownFrames: 14_310,
};

const statistics = Promise.resolve(still(measured));

/** A media that is at 24:40 of 41 minutes, in the middle of a sentence. */
export const stillStores: MediaStores = {
  playhead: still({
    position: 1480,
    duration: 2460,
    isLive: false,
    bufferedRanges: [{ start: 1300, end: 1760 }],
    seekable: { start: 0, end: 2460 },
  }),
  captions: saying('The river remembers\nwhat the village forgot.'),
  statistics: () => statistics,
  frameAt: () => null,
};
