import type { MediaTrack } from '@chalchitra/machines';
import type { SourceHost, SourceOptions } from '../source';
import { findWanted, isCaptions } from '../tracks';

/** Audio tracks, which only some browsers have. */
interface AudioTrackList
  extends EventTarget,
    ArrayLike<{ label: string; language: string; enabled: boolean }> {}

/** The tracks that the browser itself finds, in files and in playlists that it plays by its own means. */
export interface ElementTracks {
  chooseAudio(id: string): void;
  chooseCaptions(id: string | null): void;
}

/** Reports the element's tracks until `signal` is aborted, and switches on the wanted ones, also after a change of address. */
export function watchElementTracks(
  { element, notify }: Pick<SourceHost, 'element' | 'notify'>,
  start: Pick<SourceOptions, 'wantedAudio' | 'wantedCaptions'>,
  signal: AbortSignal,
): ElementTracks {
  let { wantedAudio, wantedCaptions } = start;
  let chosen: TextTrack | null = null;
  const { audioTracks } = element as HTMLVideoElement & { audioTracks?: AudioTrackList };
  const listText = () => Array.from(element.textTracks).filter(isCaptions);
  const listAudio = () => (audioTracks === undefined ? [] : Array.from(audioTracks));
  const toTrack = ({ label, language }: { label: string; language: string }, index: number): MediaTrack => ({
    id: String(index),
    label: label || language,
    lang: language || null,
  });

  function showCaptions(id: string | null) {
    listText().forEach((track, index) => {
      track.mode = String(index) === id ? 'hidden' : 'disabled';
    });
    notify({ type: 'captions.changed', id });
  }

  function playAudio(id: string) {
    listAudio().forEach((track, index) => {
      track.enabled = String(index) === id;
    });
    notify({ type: 'audio.changed', id });
  }

  function notifyTextTracks() {
    const tracks = listText().map(toTrack);
    notify({ type: 'captionTracks.found', tracks });
    const kept = chosen === null ? undefined : tracks[listText().indexOf(chosen)];
    showCaptions((kept ?? findWanted(tracks, wantedCaptions))?.id ?? null);
  }

  function notifyAudioTracks() {
    const tracks = listAudio().map(toTrack);
    notify({ type: 'audioTracks.found', tracks });
    const wanted = findWanted(tracks, wantedAudio)?.id;
    if (wanted !== undefined) playAudio(wanted);
    else {
      const enabled = listAudio().findIndex((track) => track.enabled);
      notify({ type: 'audio.changed', id: enabled === -1 ? null : String(enabled) });
    }
  }

  element.addEventListener(
    'loadedmetadata',
    () => {
      notifyTextTracks();
      notifyAudioTracks();
    },
    { signal },
  );
  // iPhones have a menu of their own in full screen.
  element.addEventListener(
    'webkitendfullscreen',
    () => {
      const texts = listText();
      const index = texts.findIndex(({ mode }) => mode !== 'disabled');
      if (texts.length > 0) chooseCaptions(index < 0 ? null : String(index));
    },
    { signal },
  );
  element.textTracks.addEventListener('addtrack', notifyTextTracks, { signal });
  audioTracks?.addEventListener('addtrack', notifyAudioTracks, { signal });
  function chooseCaptions(id: string | null) {
    chosen = (id !== null && listText()[Number(id)]) || null;
    wantedCaptions = chosen && toTrack(chosen, Number(id));
    showCaptions(id);
  }

  return {
    chooseAudio(id) {
      wantedAudio = listAudio().map(toTrack)[Number(id)] ?? null;
      playAudio(id);
    },
    chooseCaptions,
  };
}
