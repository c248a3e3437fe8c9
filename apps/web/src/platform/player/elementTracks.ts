import type { MediaTrack } from '@chalchitra/machines';
import { isCaptions } from './captionLines';
import { inLanguage, type SourceHost } from './source';

/** Sound tracks as the browsers have them that have any. */
interface AudioTrackList
  extends EventTarget,
    ArrayLike<{ label: string; language: string; enabled: boolean }> {}

/** The tracks that a browser finds by itself, in files and in playlists that it plays by its own means. */
export interface ElementTracks {
  chooseAudio(id: string): void;
  chooseCaptions(id: string | null): void;
}

/** Tells of the element's tracks until `signal` ends it, and switches on those in the wanted languages, also when it gets another address. */
export function watchElementTracks(
  { element, tell }: Pick<SourceHost, 'element' | 'tell'>,
  start: { audioLang: string | null; captionsLang: string | null },
  signal: AbortSignal,
): ElementTracks {
  let { audioLang, captionsLang } = start;
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
    tell({ type: 'captions.changed', id });
  }

  function playAudio(id: string) {
    listAudio().forEach((track, index) => {
      track.enabled = String(index) === id;
    });
    tell({ type: 'audio.changed', id });
  }

  function tellText() {
    const tracks = listText().map(toTrack);
    tell({ type: 'captionTracks.found', tracks });
    showCaptions(inLanguage(tracks, captionsLang)?.id ?? null);
  }

  function tellAudio() {
    const tracks = listAudio().map(toTrack);
    tell({ type: 'audioTracks.found', tracks });
    const asked = inLanguage(tracks, audioLang)?.id;
    if (asked !== undefined) playAudio(asked);
    else {
      const enabled = listAudio().findIndex((track) => track.enabled);
      tell({ type: 'audio.changed', id: enabled === -1 ? null : String(enabled) });
    }
  }

  element.addEventListener(
    'loadedmetadata',
    () => {
      tellText();
      tellAudio();
    },
    { signal },
  );
  element.textTracks.addEventListener('addtrack', tellText, { signal });
  audioTracks?.addEventListener('addtrack', tellAudio, { signal });
  return {
    chooseAudio(id) {
      audioLang = listAudio()[Number(id)]?.language || null;
      playAudio(id);
    },
    chooseCaptions(id) {
      captionsLang = (id !== null && listText()[Number(id)]?.language) || null;
      showCaptions(id);
    },
  };
}
