import type { MediaFailureCode, MediaTrack, WantedTrack } from '@chalchitra/machines';
import Hls, { type InitPTSFoundData, type MediaPlaylist } from 'hls.js';
import type { SourceHost } from '../source';
import { findWanted } from '../tracks';

/** A track of a playlist, as it is reported. */
const toTrack = ({ name, lang }: MediaPlaylist, index: number): MediaTrack => ({
  id: String(index),
  label: name,
  lang: lang ?? null,
});

/** The track with an id among those of hls.js; while it has none, among the last ones. */
const findById = (now: readonly MediaPlaylist[], last: readonly MediaTrack[], id: string | null) =>
  (now.length > 0 ? now.map(toTrack) : last).find((track) => track.id === id) ?? null;

const idOf = (index: number): string | null => (index < 0 ? null : String(index));

/** What tracks are chosen by. */
interface TrackOptions {
  wantedCaptions: WantedTrack | null;
  wantedAudio: () => WantedTrack | null;
}

/** Reports a playlist's sound and captions, and keeps the wanted ones over changes of level. */
export function watchHlsTracks(
  hls: Hls,
  { element, notify }: Pick<SourceHost, 'element' | 'notify'>,
  { wantedAudio, ...start }: TrackOptions,
  signal: AbortSignal,
) {
  let { wantedCaptions } = start;
  /** Both as they were last reported: hls.js empties its own lists while a playlist is loaded again. */
  let sounds: MediaTrack[] = [];
  let captions: MediaTrack[] = [];
  /** The captions that were last reported to be shown. */
  let shownId: string | null = null;
  /** Where the picture's own time begins, for each continuity counter. */
  let offsets: InitPTSFoundData['timestampOffsets'] = [];
  /** The fragment of captions that was parsed last. */
  let parsed: object | null = null;
  let areRefused = false;

  function notifySounds(tracks: MediaTrack[]) {
    sounds = tracks;
    notify({ type: 'audioTracks.found', tracks });
  }

  function notifyCaptions(tracks: MediaTrack[]) {
    captions = tracks;
    notify({ type: 'captionTracks.found', tracks });
  }

  function notifyShown(id: string | null) {
    shownId = id;
    notify({ type: 'captions.changed', id });
  }

  function chooseCaptions(id: string | null) {
    wantedCaptions = findById(hls.subtitleTracks, captions, id);
    if (hls.subtitleTracks.length === 0) return;
    hls.subtitleTrack = id === null ? -1 : Number(id);
    notifyShown(idOf(hls.subtitleTrack));
  }

  // iPhones have a menu of their own in full screen, and hls.js follows what is chosen there.
  element.addEventListener(
    'webkitendfullscreen',
    () => {
      const id = idOf(hls.subtitleTrack);
      if (hls.subtitleTracks.length > 0 && id !== shownId) chooseCaptions(id);
    },
    { signal },
  );

  function showWanted() {
    const tracks = hls.subtitleTracks.map(toTrack);
    const wanted = findWanted(tracks, wantedCaptions);
    hls.subtitleTrack = wanted === null ? -1 : Number(wanted.id);
    notifyShown(wanted?.id ?? null);
  }

  hls.on(Hls.Events.MANIFEST_PARSED, (_event, data) => {
    // hls.js has no event for what a playlist doesn't have.
    if (data.audioTracks.length === 0) notifySounds([]);
    if (data.subtitleTracks.length === 0) {
      notifyCaptions([]);
      notifyShown(null);
    }
  });
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, () => {
    const tracks = hls.audioTracks.map(toTrack);
    notifySounds(tracks);
    // hls.js picks one itself only where none is chosen in this event.
    const wanted = findWanted(tracks, wantedAudio());
    if (wanted !== null) hls.audioTrack = Number(wanted.id);
    notify({ type: 'audio.changed', id: idOf(hls.audioTrack) });
  });
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, () => notify({ type: 'audio.changed', id: idOf(hls.audioTrack) }));
  hls.on(Hls.Events.SUBTITLE_TRACKS_UPDATED, () => {
    notifyCaptions(hls.subtitleTracks.map(toTrack));
    // hls.js picks a track of its own right after this event.
    queueMicrotask(showWanted);
  });

  hls.on(Hls.Events.INIT_PTS_FOUND, (_event, { id, timestampOffsets }) => {
    if (id === 'main') offsets = timestampOffsets;
  });
  hls.on(Hls.Events.SUBTITLE_FRAG_PROCESSED, (_event, { success, frag }) => {
    if (success) {
      parsed = frag;
      areRefused = false;
    }
    // Captions of one kind fail as another kind before they are parsed, and those without an offset yet are parsed later.
    queueMicrotask(() => {
      if (frag !== parsed && frag.level === hls.subtitleTrack && offsets[frag.cc])
        failCaptions('unsupported');
    });
  });

  /** Switches off captions that can't be loaded or parsed, so that hls.js loads no more of them. They stay the wanted ones. */
  function failCaptions(code: MediaFailureCode) {
    const id = idOf(hls.subtitleTrack);
    if (id === null) return;
    hls.subtitleTrack = -1;
    notifyShown(null);
    notify({ type: 'captions.failed', id, code });
  }

  return {
    /** The sound with an id. */
    findSound: (id: string) => findById(hls.audioTracks, sounds, id),
    chooseAudio(id: string) {
      // While a playlist is loaded there is none; the wanted one is looked up in what it contains.
      if (hls.audioTracks.length > 0) hls.audioTrack = Number(id);
    },
    chooseCaptions,
    failCaptions,
    /** Shows the wanted captions again after the media has recovered. */
    showAgain() {
      if (hls.subtitleTrack < 0) showWanted();
    },
    /** Notes that captions were refused; true where they were before, with none parsed since. */
    areRefusedAgain() {
      const were = areRefused;
      areRefused = true;
      return were;
    },
  };
}
