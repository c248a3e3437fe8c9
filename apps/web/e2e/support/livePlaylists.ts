import type { Page } from './test';

const SEGMENT_SECONDS = 4;
/** Segments in a live stream's playlist: two minutes of them. */
const WINDOW = 30;

/**
 * Makes films live: their segments come round and round, and only the last two minutes of them can be sought. Returns what
 * ends the event.
 */
export async function makeLive(page: Page) {
  const began = Date.now();
  let ended: number | null = null;
  await page.context().route(/\/(master|\d+p|audio)\.m3u8$/, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const text = await response.text();
    const first = Math.floor(((ended ?? Date.now()) - began) / 1000 / SEGMENT_SECONDS);
    return route.fulfill({
      response,
      body: text.includes('#EXTINF') ? livePlaylist(text, first, ended !== null) : withoutCaptions(text),
    });
  });
  return () => {
    ended = Date.now();
  };
}

const withoutCaptions = (text: string) =>
  text.replace(/^#EXT-X-MEDIA:TYPE=SUBTITLES.*\n/gm, '').replaceAll(/,SUBTITLES="[^"]*"/g, '');

function livePlaylist(text: string, first: number, hasEnded: boolean): string {
  const map = /^#EXT-X-MAP.*$/m.exec(text)?.[0] ?? '';
  const parts = [...text.matchAll(/#EXTINF:.*\n#EXT-X-BYTERANGE:.*\n.+/g)].slice(0, 8).map(([part]) => part);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(Math.max(0, first - 1) / parts.length)}`,
    map,
  ];
  for (let number = first; number < first + WINDOW; number += 1) {
    if (number > 0 && number % parts.length === 0) lines.push('#EXT-X-DISCONTINUITY');
    lines.push(parts[number % parts.length] ?? '');
  }
  if (hasEnded) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
