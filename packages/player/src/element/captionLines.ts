import type { CaptionLine, MediaStore } from '@chalchitra/machines';
import { isCaptions } from '../sources/tracks';

const none: readonly CaptionLine[] = [];

/** The current lines of the text track that is switched on; the browser draws them itself only in the full screen of iPhones. */
export function watchCaptionLines(
  element: HTMLVideoElement,
  signal: AbortSignal,
): MediaStore<readonly CaptionLine[]> {
  const listeners = new Set<() => void>();
  const ids = new WeakMap<TextTrackCue, string>();
  let count = 0;
  let watched: TextTrack | null = null;
  let lines = none;
  let mode: TextTrackMode = 'hidden';

  function idOf(cue: TextTrackCue): string {
    const known = ids.get(cue);
    if (known !== undefined) return known;
    count += 1;
    ids.set(cue, String(count));
    return String(count);
  }

  function update() {
    const cues = watched?.activeCues;
    const next = cues
      ? Array.from(cues)
          .filter((cue) => cue instanceof VTTCue)
          .map((cue) => ({ id: idOf(cue), text: textOf(cue) }))
          .filter(({ text }) => text !== '')
      : none;
    if (next.length === 0 && lines.length === 0) return;
    lines = next;
    for (const listener of listeners) listener();
  }

  function choose() {
    const tracks = Array.from(element.textTracks).filter(isCaptions);
    for (const track of tracks) if (track.mode !== 'disabled') track.mode = mode;
    const next = tracks.find((track) => track.mode === mode) ?? null;
    if (next === watched) return;
    watched?.removeEventListener('cuechange', update);
    watched = next;
    watched?.addEventListener('cuechange', update);
    update();
  }

  function switchTo(next: TextTrackMode) {
    mode = next;
    choose();
  }

  for (const type of ['change', 'addtrack', 'removetrack'] as const)
    element.textTracks.addEventListener(type, choose, { signal });
  // It shows the film alone, without what we draw over it.
  element.addEventListener('webkitbeginfullscreen', () => switchTo('showing'), { signal });
  element.addEventListener('webkitendfullscreen', () => switchTo('hidden'), { signal });
  // The lines of the media before don't stay.
  element.addEventListener('emptied', update, { signal });
  signal.addEventListener('abort', () => watched?.removeEventListener('cuechange', update));
  choose();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => lines,
  };
}

/** A cue's text without its markup. */
function textOf(cue: VTTCue): string {
  return (cue.getCueAsHTML().textContent ?? cue.text).trim();
}
