import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';

const MAX_BYTES = 40 * 1024 * 1024;
const MIN_SECONDS = 30;
const folder = join(root, 'apps/server/catalogue');
const read = (...names: string[]) => readFileSync(join(folder, ...names), 'utf8');
const clips = readdirSync(join(folder, 'media'));

interface Named {
  name: string;
  thumbnail_app: string;
  thumbnail_web: string;
  video_url: string | null;
  quality?: string[];
}
const items: Record<string, Named> = JSON.parse(read('catalogue.json')).items;
function bytesBelow(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesBelow(join(path, name)), 0);
}

/** The segments of a playlist of one file: seconds, bytes and where they begin. */
function segmentsOf(playlist: string) {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(
    ([, seconds, bytes, start]) => ({ seconds: Number(seconds), bytes: Number(bytes), start: Number(start) }),
  );
}

describe('the media of the seed catalogue', () => {
  it('has twelve clips or more, and stays small together with the artwork', () => {
    expect(clips.length).toBeGreaterThanOrEqual(12);
    expect(bytesBelow(join(folder, 'media')) + bytesBelow(join(folder, 'artwork'))).toBeLessThan(MAX_BYTES);
  });

  it.each(clips)('%s lasts long enough at three levels, each one file cut by byte ranges', (clip) => {
    const master = read('media', clip, 'master.m3u8');
    const levels = [...master.matchAll(/RESOLUTION=\d+x(\d+),.*CODECS="avc1\.\w{6},mp4a\.40\.2"/g)];
    expect(levels.map(([, height]) => height)).toEqual(['720', '540', '360']);
    expect(master).toContain('CHANNELS="2"');
    for (const name of ['720p', '540p', '360p', 'audio']) {
      const segments = segmentsOf(read('media', clip, `${name}.m3u8`));
      const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
      expect(seconds).toBeGreaterThanOrEqual(MIN_SECONDS);
      const last = segments.at(-1);
      const file = name === 'audio' ? 'audio.m4a' : `${name}.mp4`;
      expect((last?.start ?? 0) + (last?.bytes ?? 0)).toBeLessThanOrEqual(
        statSync(join(folder, 'media', clip, file)).size,
      );
    }
  });

  it.each(clips)('%s has subtitles in two languages or more, a still and a storyboard', (clip) => {
    const languages = [...read('media', clip, 'master.m3u8').matchAll(/TYPE=SUBTITLES.*LANGUAGE="(\w+)"/g)];
    expect(languages.length).toBeGreaterThanOrEqual(2);
    for (const [, language] of languages) {
      expect(read('media', clip, `subtitles-${language}.vtt`)).toMatch(/^WEBVTT\n\n[\d:.]+ --> /);
    }
    expect(read('media', clip, 'storyboard.vtt').match(/storyboard\.webp#xywh=/g)).toHaveLength(16);
    for (const name of ['storyboard.webp', 'poster.avif']) {
      expect(existsSync(join(folder, 'media', clip, name))).toBe(true);
    }
  });

  it('offers one clip as plain files of two qualities', () => {
    const item = Object.values(items).find(({ video_url: address }) => address?.endsWith('/file-720p.mp4'));
    expect(item?.quality).toEqual(['720p', '360p']);
    for (const quality of item?.quality ?? []) {
      expect(existsSync(join(folder, item?.video_url?.replace('720p', quality) ?? ''))).toBe(true);
    }
  });
});

describe('the artwork of the seed catalogue', () => {
  it('comes in every width that a name stands for', () => {
    const wanted = Object.values(items).flatMap(({ thumbnail_app: small, thumbnail_web: wide }) => [
      ...[240, 480].map((width) => small.replace('-480.', `-${width}.`)),
      ...[480, 960, 1600].map((width) => wide.replace('-1600.', `-${width}.`)),
      wide.replace('wide-1600.avif', 'share-800.jpg'),
    ]);
    expect(wanted.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });
});
