import type { CaptionFile, MediaFailureCode } from '@chalchitra/machines';
import { isCaptions } from './captionLines';
import { failureOfStatus, unreachable } from './failures';
import type { SourceHost } from './source';

/** From when on an element has a picture to show. */
const HAS_PICTURE = 2;

/** Captions that lie beside a film in files of their own. */
export interface CaptionFiles {
  /** The same files under other addresses. */
  renew(files: readonly CaptionFile[]): void;
}

/**
 * Gives the element a track for each caption file, until `signal` ends it. A file is fetched once its track is switched
 * on and the first picture is there; as it comes into the track from memory, it may lie on any host that lets it be read.
 */
export function placeCaptionFiles(
  { element, page, tell }: Pick<SourceHost, 'element' | 'page' | 'tell'>,
  files: readonly CaptionFile[],
  signal: AbortSignal,
): CaptionFiles {
  const placed = files.map(({ lang, label, url }) => {
    const place = element.ownerDocument.createElement('track');
    Object.assign(place, { kind: 'subtitles', label, srclang: lang ?? '' });
    element.append(place);
    return { place, url, isBrought: false };
  });
  type Placed = (typeof placed)[number];

  function fail(one: Placed, code: MediaFailureCode) {
    const { track } = one.place;
    one.isBrought = false;
    // Nobody waits for what was switched off meanwhile.
    if (signal.aborted || track.mode === 'disabled') return;
    const id = Array.from(element.textTracks).filter(isCaptions).indexOf(track);
    track.mode = 'disabled';
    tell({ type: 'captions.changed', id: null });
    tell({ type: 'captions.failed', id: String(id), code });
  }

  async function bring(one: Placed) {
    one.isBrought = true;
    const words = await fetchWords(one.url);
    if (signal.aborted) return;
    if (typeof words === 'string') {
      fail(one, words);
      return;
    }
    const address = page.URL.createObjectURL(words);
    const over = new AbortController();
    const settle = ({ type }: Event) => {
      over.abort();
      page.URL.revokeObjectURL(address);
      if (type === 'error') fail(one, 'unsupported');
    };
    for (const type of ['load', 'error']) one.place.addEventListener(type, settle, { signal: over.signal });
    one.place.src = address;
  }

  async function fetchWords(url: string): Promise<Blob | MediaFailureCode> {
    try {
      const answer = await page.fetch(url, { signal });
      return failureOfStatus(answer.status) ?? (await answer.blob());
    } catch {
      return unreachable(page.navigator);
    }
  }

  function bringWhatIsOn() {
    if (element.readyState < HAS_PICTURE) return;
    for (const one of placed) if (!one.isBrought && one.place.track.mode !== 'disabled') void bring(one);
  }

  element.textTracks.addEventListener('change', bringWhatIsOn, { signal });
  // While it seeks there may be no picture either.
  for (const type of ['loadeddata', 'seeked'] as const)
    element.addEventListener(type, bringWhatIsOn, { signal });
  signal.addEventListener('abort', () => {
    for (const { place } of placed) {
      page.URL.revokeObjectURL(place.src);
      place.remove();
    }
  });

  return {
    renew(renewed) {
      for (const one of placed) {
        const { label, srclang } = one.place;
        const same = renewed.find((file) => file.label === label && (file.lang ?? '') === srclang);
        one.url = same?.url ?? one.url;
      }
    },
  };
}
