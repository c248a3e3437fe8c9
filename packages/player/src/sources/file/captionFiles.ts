import type { CaptionFile, MediaFailureCode } from '@chalchitra/machines';
import { failureOfConnection, failureOfStatus } from '../failures';
import type { SourceHost } from '../source';
import { isCaptions } from '../tracks';

/** The ready state from which on an element has a picture. */
const HAS_PICTURE = 2;

/** Captions in files of their own beside a video file. */
export interface CaptionFiles {
  /** Takes over other addresses of the same files. */
  renew(files: readonly CaptionFile[]): void;
}

/**
 * Adds a track to the element for each caption file, until `signal` is aborted. A file is fetched once its track is
 * switched on and the first picture is there. The track reads it from memory, so that it may be on any host that allows
 * reading across origins.
 */
export function addCaptionFiles(
  { element, window, notify }: Pick<SourceHost, 'element' | 'window' | 'notify'>,
  files: readonly CaptionFile[],
  signal: AbortSignal,
): CaptionFiles {
  const captions = files.map(({ lang, label, url }) => {
    const node = element.ownerDocument.createElement('track');
    Object.assign(node, { kind: 'subtitles', label, srclang: lang ?? '' });
    element.append(node);
    return { node, url, isRequested: false };
  });
  type Caption = (typeof captions)[number];

  function fail(caption: Caption, code: MediaFailureCode) {
    const { track } = caption.node;
    caption.isRequested = false;
    // It was switched off meanwhile.
    if (signal.aborted || track.mode === 'disabled') return;
    const id = Array.from(element.textTracks).filter(isCaptions).indexOf(track);
    track.mode = 'disabled';
    notify({ type: 'captions.changed', id: null });
    notify({ type: 'captions.failed', id: String(id), code });
  }

  async function load(caption: Caption) {
    caption.isRequested = true;
    const file = await fetchFile(caption.url);
    if (signal.aborted) return;
    if (typeof file === 'string') {
      fail(caption, file);
      return;
    }
    // Switched off meanwhile: a browser may report nothing of a file that a track is given then.
    if (caption.node.track.mode === 'disabled') {
      caption.isRequested = false;
      return;
    }
    const address = window.URL.createObjectURL(file);
    const settled = new AbortController();
    const settle = ({ type }: Event) => {
      settled.abort();
      window.URL.revokeObjectURL(address);
      if (type === 'error') fail(caption, 'unsupported');
    };
    for (const type of ['load', 'error'])
      caption.node.addEventListener(type, settle, { signal: settled.signal });
    caption.node.src = address;
  }

  async function fetchFile(url: string): Promise<Blob | MediaFailureCode> {
    try {
      const response = await window.fetch(url, { signal });
      return failureOfStatus(response.status) ?? (await response.blob());
    } catch {
      return failureOfConnection(window.navigator);
    }
  }

  function loadSelected() {
    if (element.readyState < HAS_PICTURE) return;
    for (const caption of captions)
      if (!caption.isRequested && caption.node.track.mode !== 'disabled') void load(caption);
  }

  element.textTracks.addEventListener('change', loadSelected, { signal });
  // While the element seeks there may be no picture either.
  for (const type of ['loadeddata', 'seeked'] as const)
    element.addEventListener(type, loadSelected, { signal });
  signal.addEventListener('abort', () => {
    for (const { node } of captions) {
      window.URL.revokeObjectURL(node.src);
      node.remove();
    }
  });

  return {
    renew(renewed) {
      for (const caption of captions) {
        const { label, srclang } = caption.node;
        const same = renewed.find((file) => file.label === label && (file.lang ?? '') === srclang);
        caption.url = same?.url ?? caption.url;
      }
    },
  };
}
