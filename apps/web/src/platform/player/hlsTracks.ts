import type { MediaFailureCode, MediaTrack } from '@chalchitra/machines';
import Hls, { type InitPTSFoundData, type MediaPlaylist } from 'hls.js';
import { inLanguage, type SourceHost, type SourceStart } from './source';

const toTrack = ({ name, lang }: MediaPlaylist, index: number): MediaTrack => ({
  id: String(index),
  label: name,
  lang: lang ?? null,
});

const idOf = (index: number): string | null => (index < 0 ? null : String(index));

/** Tells of a playlist's sound and captions, and keeps the wanted captions over its changes of level. */
export function watchHlsTracks(hls: Hls, { tell }: Pick<SourceHost, 'tell'>, start: SourceStart) {
  let captionsLang = start.captionsLang;
  /** Where the picture's own time begins, for each stretch between breaks of time. */
  let beginnings: InitPTSFoundData['timestampOffsets'] = [];
  /** The captions that were read last. */
  let read: object | null = null;
  let areRefused = false;

  function showWanted() {
    const tracks = hls.subtitleTracks.map(toTrack);
    const wanted = inLanguage(tracks, captionsLang);
    hls.subtitleTrack = wanted === null ? -1 : Number(wanted.id);
    tell({ type: 'captions.changed', id: wanted?.id ?? null });
  }

  hls.on(Hls.Events.MANIFEST_PARSED, (_event, data) => {
    // hls.js is silent about what a playlist doesn't have.
    if (data.audioTracks.length === 0) tell({ type: 'audioTracks.found', tracks: [] });
    if (data.subtitleTracks.length === 0) tell({ type: 'captionTracks.found', tracks: [] });
  });
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, () => {
    tell({ type: 'audioTracks.found', tracks: hls.audioTracks.map(toTrack) });
    tell({ type: 'audio.changed', id: idOf(hls.audioTrack) });
  });
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, () => tell({ type: 'audio.changed', id: idOf(hls.audioTrack) }));
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => {
    tell({ type: 'captionTracks.found', tracks: hls.subtitleTracks.map(toTrack) });
    // hls.js picks a track of its own right after telling.
    queueMicrotask(showWanted);
  });

  hls.on(Hls.Events.INIT_PTS_FOUND, (_event, { id, timestampOffsets }) => {
    if (id === 'main') beginnings = timestampOffsets;
  });
  hls.on(Hls.Events.SUBTITLE_FRAG_PROCESSED, (_event, { success, frag }) => {
    if (success) {
      read = frag;
      areRefused = false;
    }
    // One kind of captions fails as another one before it is read, and what comes before its picture is left aside.
    queueMicrotask(() => {
      if (frag !== read && frag.level === hls.subtitleTrack && beginnings[frag.cc])
        failCaptions('unsupported');
    });
  });

  /** Captions that can't be had are off again, and wanted still. */
  function failCaptions(code: MediaFailureCode) {
    const id = idOf(hls.subtitleTrack);
    if (id === null) return;
    hls.subtitleTrack = -1;
    tell({ type: 'captions.changed', id: null });
    tell({ type: 'captions.failed', id, code });
  }

  return {
    chooseAudio(id: string) {
      hls.audioTrack = Number(id);
    },
    chooseCaptions(id: string | null) {
      captionsLang = id === null ? null : (hls.subtitleTracks[Number(id)]?.lang ?? null);
      hls.subtitleTrack = id === null ? -1 : Number(id);
      tell({ type: 'captions.changed', id: idOf(hls.subtitleTrack) });
    },
    failCaptions,
    /** Captions that failed along with the film come back with it. */
    showAgain() {
      if (hls.subtitleTrack < 0) showWanted();
    },
    /** Notes that captions were refused; true where they were before, with none that could be read since. */
    areRefusedAgain() {
      const were = areRefused;
      areRefused = true;
      return were;
    },
  };
}
