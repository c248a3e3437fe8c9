import type { MediaStatistics } from '@chalchitra/machines';
import Hls, { type Level } from 'hls.js';
import { FRUGAL_HEIGHT, levelFor } from './hlsSettings';
import type { SourceHost } from './source';

/** Tells of a playlist's levels, which one is chosen and which is seen; a change waits for the next fragment, so that nothing stalls. */
export function watchHlsLevels(
  hls: Hls,
  { tell }: Pick<SourceHost, 'tell'>,
  { isFrugal, ...start }: { height: number | null; isFrugal: boolean },
) {
  let playing = -1;
  let { height } = start;
  /** Levels left for damage, by what stays the same of them when the playlist is read anew. */
  const left = new Set<string>();
  const nameOf = (level: Pick<Level, 'height' | 'bitrate'>) => `${level.height}/${level.bitrate}`;

  function tellLevels() {
    const renditions = hls.levels
      .map((level, index) => ({
        id: String(index),
        height: level.height > 0 ? level.height : null,
        bitrate: level.bitrate > 0 ? level.bitrate : null,
        label: null,
      }))
      .reverse();
    tell({ type: 'renditions.found', renditions, canAdapt: renditions.length > 1 });
  }

  function tellChange() {
    tell({
      type: 'rendition.changed',
      chosenId: hls.autoLevelEnabled ? null : String(hls.manualLevel),
      playingId: playing < 0 ? null : String(playing),
    });
  }

  function saveData() {
    if (!isFrugal || hls.levels.length === 0) return;
    const highest = levelFor(hls.levels, FRUGAL_HEIGHT);
    if (hls.autoLevelCapping < 0 || hls.autoLevelCapping > highest) hls.autoLevelCapping = highest;
  }

  // hls.js sets the highest level anew with each change of the frame's size.
  hls.on(Hls.Events.MAX_AUTO_LEVEL_UPDATED, saveData);
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    for (let index = hls.levels.length - 1; index >= 0; index -= 1) {
      const level = hls.levels[index];
      if (level !== undefined && left.has(nameOf(level))) hls.removeLevel(index);
    }
    saveData();
    if (height !== null) hls.loadLevel = levelFor(hls.levels, height);
    tellLevels();
    tellChange();
  });
  hls.on(Hls.Events.LEVELS_UPDATED, () => {
    saveData();
    tellLevels();
    tellChange();
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    playing = level;
    tellChange();
  });

  return {
    choose(id: string | null) {
      height = id === null ? null : (hls.levels[Number(id)]?.height ?? null);
      hls.nextLevel = id === null ? -1 : Number(id);
      tellChange();
    },
    /** Leaves a level out from the playlist's next reading on, unless it is the only one; where it was the chosen one, the player chooses again. */
    leave(index: number) {
      const level = hls.levels[index];
      if (level === undefined || hls.levels.length < 2) return;
      left.add(nameOf(level));
      playing = -1;
      if (index === hls.manualLevel) height = null;
    },
    /** Takes the levels in again that were left; false where none was. */
    takeBack(): boolean {
      const hasLeft = left.size > 0;
      left.clear();
      return hasLeft;
    },
    measure(): Pick<MediaStatistics, 'level' | 'bandwidth' | 'framesPerSecond'> {
      const level = hls.levels[playing];
      const { bandwidthEstimate } = hls;
      return {
        level:
          level === undefined ? null : { number: playing + 1, of: hls.levels.length, bitrate: level.bitrate },
        bandwidth: Number.isFinite(bandwidthEstimate) ? bandwidthEstimate : null,
        framesPerSecond: level !== undefined && level.frameRate > 0 ? level.frameRate : null,
      };
    },
  };
}
