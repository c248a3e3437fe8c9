import type { SeekFrame } from '@chalchitra/machines';

/** Small pictures of a media for its seek bar. */
export interface Storyboard {
  /** The picture at a time in seconds; null where there is none. */
  frameAt(seconds: number): SeekFrame | null;
}

const FILE = 'storyboard.vtt';
const TIMING = /^([\d:.,]+)\s+-->\s+([\d:.,]+)/;
const AREA = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

interface Span {
  start: number;
  end: number;
  frame: SeekFrame;
}

/**
 * Loads the storyboard `storyboard.vtt` from the folder of a media's address (spec §4); null where there is none.
 * Rejects where the network fails.
 */
export async function loadStoryboard(
  mediaUrl: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Storyboard | null> {
  const url = new URL(mediaUrl);
  url.pathname = url.pathname.replace(/[^/]*$/, FILE);
  url.hash = '';
  const response = await fetch(url.href, { signal });
  // A film without small pictures is no failure: the preview shows the time alone.
  return response.ok ? readStoryboard(await response.text(), url.href) : null;
}

/** Reads a WebVTT track whose cues name an area of a sheet each; cues that can't be read are left out. */
export function readStoryboard(text: string, base: string): Storyboard | null {
  const lines = text.split(/\r\n|\r|\n/);
  if (!lines[0]?.replace('\uFEFF', '').startsWith('WEBVTT')) return null;
  const spans: Span[] = [];
  lines.forEach((line, index) => {
    const [, from = '', to = ''] = TIMING.exec(line) ?? [];
    const [, path = '', ...area] = AREA.exec(lines[index + 1]?.trim() ?? '') ?? [];
    const src = addressOf(path, base);
    const [x = 0, y = 0, width = 0, height = 0] = area.map(Number);
    const [start, end] = [secondsOf(from), secondsOf(to)];
    if (src !== null && width > 0 && height > 0 && end > start)
      spans.push({ start, end, frame: { src, x, y, width, height } });
  });
  if (spans.length === 0) return null;
  spans.sort((one, other) => one.start - other.start);
  return {
    frameAt(seconds) {
      const span = spans.findLast(({ start }) => start <= seconds);
      return span !== undefined && seconds < span.end ? span.frame : null;
    },
  };
}

/** Not a number where it is none. */
function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function addressOf(path: string, base: string): string | null {
  try {
    const { protocol, href } = new URL(path, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** The storyboard of whatever an element plays, loaded with its first picture or by `load`, until `signal` is aborted. */
export function watchStoryboard(
  window: Window & typeof globalThis,
  element: HTMLVideoElement,
  url: () => string | null,
  signal: AbortSignal,
): Storyboard & { load(): void } {
  let storyboard: Storyboard | null = null;
  let folder = '';
  let over = new AbortController();

  // Without its picture a film has none of these either.
  const hasPicture = () => element.videoWidth > 0;

  function load() {
    if (!hasPicture()) return;
    const { href } = new URL(url() ?? '', window.location.href);
    const next = href.replace(/[^/]*$/, '');
    // Another quality of the same film has the same ones.
    if (next === folder) return;
    over.abort();
    over = new AbortController();
    folder = next;
    storyboard = null;
    const { signal: isOver } = over;
    loadStoryboard(href, (...request) => window.fetch(...request), isOver).then(
      (found) => {
        if (!isOver.aborted) storyboard = found;
      },
      () => {
        if (!isOver.aborted) folder = '';
      },
    );
  }

  // Whoever seeks wants the pictures: what the network failed to bring is fetched again.
  for (const type of ['loadeddata', 'seeked']) element.addEventListener(type, load, { signal });
  signal.addEventListener('abort', () => over.abort());
  return {
    load,
    frameAt: (seconds) => (hasPicture() ? (storyboard?.frameAt(seconds) ?? null) : null),
  };
}
