import type { MediaStatistics, Rendition, WantedRendition } from '@chalchitra/machines';
import Hls, { type Level } from 'hls.js';
import type { SourceHost } from '../source';
import { levelFor } from './hlsSettings';

/** Bits per second of the picture that are played automatically where less data is to be used and the heights aren't known. */
const MAX_SAVING_BITRATE = 1_000_000;

/** What levels are chosen by. */
interface LevelOptions {
  /** Null leaves it to hls.js. */
  wanted: WantedRendition | null;
  /** The maximum height in pixels that hls.js chooses. */
  maxAutoHeight: () => number;
  /** Whether the only level is the sound, which is none to choose. */
  isSoundOnly: () => boolean;
}

/** Reports a playlist's levels, the chosen one and the one that plays. A change takes effect with the next fragment, without a stall. */
export function watchHlsLevels(
  hls: Hls,
  { notify }: Pick<SourceHost, 'notify'>,
  { maxAutoHeight, isSoundOnly, ...start }: LevelOptions,
) {
  let playing = -1;
  let { wanted } = start;
  /** Those with a picture, as they were last reported. */
  let renditions: Rendition[] = [];
  /** Keys of the levels excluded for damage: their indices change when the playlist is loaded again. */
  const excluded = new Set<string>();
  const keyOf = (level: Pick<Level, 'height' | 'bitrate'>) => `${level.height}/${level.bitrate}`;

  function notifyLevels() {
    if (isSoundOnly()) return;
    renditions = hls.levels
      .map((level, index) => ({
        id: String(index),
        height: level.height > 0 ? level.height : null,
        bitrate: level.averageBitrate > 0 ? level.averageBitrate : null,
        label: null,
      }))
      .reverse();
    notify({ type: 'renditions.found', renditions, canAdapt: renditions.length > 1 });
  }

  function notifyChange() {
    notify({
      type: 'rendition.changed',
      chosenId: hls.autoLevelEnabled ? null : String(hls.manualLevel),
      playingId: playing < 0 || isSoundOnly() ? null : String(playing),
    });
  }

  function saveData() {
    const maxHeight = maxAutoHeight();
    if (maxHeight === Infinity || hls.levels.length === 0) return;
    const highest = levelFor(hls.levels, { height: maxHeight, bitrate: MAX_SAVING_BITRATE });
    if (hls.autoLevelCapping < 0 || hls.autoLevelCapping > highest) hls.autoLevelCapping = highest;
  }

  // hls.js sets the highest level again with each change of the frame's size.
  hls.on(Hls.Events.MAX_AUTO_LEVEL_UPDATED, saveData);
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    for (let index = hls.levels.length - 1; index >= 0; index -= 1) {
      const level = hls.levels[index];
      if (level !== undefined && excluded.has(keyOf(level))) hls.removeLevel(index);
    }
    saveData();
    if (wanted !== null && !isSoundOnly()) hls.loadLevel = levelFor(hls.levels, wanted);
    notifyLevels();
    notifyChange();
  });
  hls.on(Hls.Events.LEVELS_UPDATED, () => {
    saveData();
    notifyLevels();
    notifyChange();
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    playing = level;
    notifyChange();
  });

  return {
    choose(id: string | null) {
      wanted = renditions.find((rendition) => rendition.id === id) ?? null;
      // While a playlist is loaded there is none; the wanted one is looked up in what it contains.
      if (hls.levels.length === 0) return;
      hls.nextLevel = id === null ? -1 : Number(id);
      notifyChange();
    },
    /** Data is saved from now on, or no longer: then hls.js finds the highest level for the frame again. */
    changeSaving() {
      hls.autoLevelCapping = -1;
      saveData();
    },
    /** Excludes a level from the playlist's next loading on, unless it is the only one; where it was the chosen one, the choice is automatic again. */
    exclude(index: number) {
      const level = hls.levels[index];
      if (level === undefined || hls.levels.length < 2) return;
      excluded.add(keyOf(level));
      playing = -1;
      if (index !== hls.manualLevel) return;
      wanted = null;
      notify({ type: 'rendition.left' });
    },
    /** Makes the choice automatic again, as the chosen level is damaged; what is buffered stays. */
    leaveChosen() {
      wanted = null;
      hls.loadLevel = -1;
      notifyChange();
      notify({ type: 'rendition.left' });
    },
    /** Includes all excluded levels again; false where there were none. */
    restoreAll(): boolean {
      const hadAny = excluded.size > 0;
      excluded.clear();
      return hadAny;
    },
    measure(): Pick<MediaStatistics, 'level' | 'bandwidth' | 'framesPerSecond'> {
      const level = hls.levels[playing];
      const { bandwidthEstimate } = hls;
      return {
        level:
          level === undefined || isSoundOnly()
            ? null
            : { number: playing + 1, of: hls.levels.length, bitrate: level.averageBitrate },
        bandwidth: Number.isFinite(bandwidthEstimate) ? bandwidthEstimate : null,
        framesPerSecond: level !== undefined && level.frameRate > 0 ? level.frameRate : null,
      };
    },
  };
}
