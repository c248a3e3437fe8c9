import type { SeekFrame } from '@chalchitra/machines';

/** Small pictures of a film; answers the one at a time in seconds, or null where there is none. */
export interface Storyboard {
  frameAt(seconds: number): SeekFrame | null;
}

const FILE = 'storyboard.vtt';
const TIMING = /^(?:(\d+):)?(\d{1,2}):(\d{2}[.,]\d{3})\s+-->\s+(?:(\d+):)?(\d{1,2}):(\d{2}[.,]\d{3})/;
const AREA = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

interface Span extends SeekFrame {
  start: number;
  end: number;
}

/** The track of small pictures that lies beside a medium, under the same signature (spec §4). */
export async function loadStoryboard(
  mediaUrl: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Storyboard | null> {
  const url = new URL(mediaUrl);
  url.pathname = url.pathname.replace(/[^/]*$/, FILE);
  url.hash = '';
  // A film without small pictures is no failure: the preview shows the time alone.
  const answer = await fetch(url.href, { signal }).catch(() => null);
  if (answer === null || !answer.ok) return null;
  return readStoryboard(await answer.text().catch(() => ''), url.href);
}

/** Reads a WebVTT track whose cues name an area of a sheet each; cues that can't be read are left out. */
export function readStoryboard(text: string, base: string): Storyboard | null {
  const lines = text.split(/\r\n|\r|\n/);
  if (!lines[0]?.replace('\uFEFF', '').startsWith('WEBVTT')) return null;
  const spans: Span[] = [];
  lines.forEach((line, index) => {
    const times = TIMING.exec(line);
    const area = AREA.exec(lines[index + 1]?.trim() ?? '');
    if (times === null || area === null) return;
    const src = addressOf(area[1] ?? '', base);
    const [x, y, width, height] = area.slice(2).map(Number) as [number, number, number, number];
    const [start, end] = [secondsOf(times, 1), secondsOf(times, 4)];
    if (src !== null && width > 0 && height > 0 && end > start)
      spans.push({ src, x, y, width, height, start, end });
  });
  if (spans.length === 0) return null;
  spans.sort((one, other) => one.start - other.start);
  return {
    frameAt(seconds) {
      const span = lastAtOrBefore(spans, seconds);
      if (span === null || seconds >= span.end) return null;
      const { src, x, y, width, height } = span;
      return { src, x, y, width, height };
    },
  };
}

function secondsOf(match: RegExpExecArray, at: number): number {
  const [hours = '0', minutes = '0', seconds = '0'] = match.slice(at, at + 3);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

function addressOf(path: string, base: string): string | null {
  try {
    const { protocol, href } = new URL(path, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

function lastAtOrBefore(spans: readonly Span[], seconds: number): Span | null {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1] ?? null;
}

/** The small pictures of whatever an element plays, brought once it shows its first picture or `bring` is called; `signal` ends it. */
export function watchStoryboard(
  page: Window & typeof globalThis,
  element: HTMLMediaElement,
  url: () => string | null,
  signal: AbortSignal,
): Storyboard & { bring(): void } {
  let storyboard: Storyboard | null = null;
  let folder = '';
  let over = new AbortController();

  function bring() {
    const { href } = new URL(url() ?? '', page.location.href);
    const next = href.replace(/[^/]*$/, '');
    // Another quality of the same film has the same ones.
    if (next === folder) return;
    over.abort();
    over = new AbortController();
    folder = next;
    storyboard = null;
    const { signal: isOver } = over;
    loadStoryboard(href, (...asked) => page.fetch(...asked), isOver).then(
      (found) => {
        if (!isOver.aborted) storyboard = found;
      },
      () => {},
    );
  }

  element.addEventListener('loadeddata', bring, { signal });
  signal.addEventListener('abort', () => over.abort());
  return { bring, frameAt: (seconds) => storyboard?.frameAt(seconds) ?? null };
}
