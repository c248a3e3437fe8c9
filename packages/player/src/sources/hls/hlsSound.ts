import type { WantedTrack } from '@chalchitra/machines';
import Hls, { type LevelDetails } from 'hls.js';
import type { SourceHost, SourceOptions } from '../source';
import { bitrateOf, soundPlaylist } from './soundPlaylist';

/**
 * Plays the sound of a playlist without its picture. hls.js must be given what `read` returns for a playlist: a playlist of
 * the sound's own rendition where sound alone is wanted and there is one, else the playlist itself.
 */
export function createHlsSound({ isSoundOnly, wantedAudio }: SourceOptions) {
  let isWanted = isSoundOnly;
  let chosen = wantedAudio;
  /** Whether `read` has returned a playlist of sound alone. */
  let isAlone = false;
  /** Whether the sound has a rendition of its own. */
  let isSeparate = false;
  let bitrate: number | null = null;

  return {
    read(playlist: string): string {
      const alone = soundPlaylist(playlist, chosen);
      isSeparate = alone !== null;
      isAlone = isWanted && alone !== null;
      return isAlone ? (alone ?? playlist) : playlist;
    },
    /** Reports whether sound alone can be had and is, and its bits per second once they are known. */
    watch(hls: Hls, { notify }: Pick<SourceHost, 'notify'>) {
      const report = () =>
        notify({ type: 'soundOnly.changed', canChoose: isSeparate, isOn: isAlone, bitrate });
      const noteRate = (details: LevelDetails) => {
        bitrate = bitrateOf(details);
        report();
      };
      hls.on(Hls.Events.MANIFEST_PARSED, report);
      hls.on(Hls.Events.AUDIO_TRACK_LOADED, (_event, { details }) => noteRate(details));
      hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) => isAlone && noteRate(details));
    },
    isAlone: () => isAlone,
    /** Sets whether sound alone is wanted, from the next loading on; false where nothing changes. */
    want(isOn: boolean): boolean {
      const isChange = isWanted !== isOn;
      isWanted = isOn;
      return isChange;
    },
    chosen: () => chosen,
    /** The sound from the next loading on. */
    choose(track: WantedTrack) {
      chosen = track;
    },
  };
}
