import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_LISTS, kindOfList } from '@chalchitra/api/contract';
import { parse } from 'valibot';
import { type Catalogue, catalogueSchema } from '../catalogue/catalogue.schema';

const idOf = (list: string) => `in-${list.replace('/', '-')}`;

const item = (id: string) => ({
  name: `Title ${id}`,
  description: 'A story.',
  lang: 'en',
  thumbnail_app: 'artwork/one/small-480.avif',
  thumbnail_web: 'artwork/one/wide-1600.avif',
  video_url: 'media/clip/master.m3u8',
  genres: ['Drama'],
  languages: ['Hindi', 'Bengali'],
  duration: 90,
  created_at: '2026-01-31T18:00:00.000Z',
});

const captions = [{ language: 'hi', label: 'हिन्दी', url: 'media/clip/subtitles-hi.vtt' }];

/** A catalogue file with two items in each of the 19 lists, as an operator would write it. */
export function sampleCatalogueFile() {
  const ids = CONTENT_LISTS.flatMap((list) => [idOf(list), `${idOf(list)}-2`]);
  const lists = Object.fromEntries(
    CONTENT_LISTS.map((list) => {
      const parts = CONTENT_LISTS.filter((part) => part.includes('/') && kindOfList(part) === list);
      return [list, [list, ...parts].flatMap((one) => [idOf(one), `${idOf(one)}-2`])];
    }),
  );
  return {
    items: {
      ...Object.fromEntries(ids.map((id) => [id, item(id)])),
      [idOf('podcasts')]: { ...item('file'), video_url: 'media/clip/file-720p.mp4', captions },
      [idOf('youtube-channels')]: { ...item('live'), youtube_video_id: 'live-one-1' },
    },
    lists,
    series: {
      [idOf('web-series')]: [1, 2].map((number) => ({
        id: `episode-${number}`,
        name: `Episode ${number}`,
        video_url: 'media/clip/master.m3u8',
        duration: 60,
        ...(number === 2 ? { video_url: 'media/clip/file-720p.mp4', captions } : {}),
      })),
    },
    embeds: { 'live-one-1': 'media/clip/file-720p.mp4' },
    creators: [
      {
        id: 'meera',
        name: 'Meera Iyer',
        username: 'meera.draws',
        photo_url: 'artwork/one/small-480.avif',
        follower_count: 12,
        posts: [
          {
            id: 'post-1',
            content_type: 'image',
            content_url: 'artwork/one/wide-1600.avif',
            caption: 'Morning',
            likes_count: 3,
            created_at: '2026-01-01T00:00:00.000Z',
          },
          {
            id: 'post-2',
            content_type: 'reel',
            content_url: 'media/clip/file-720p.mp4',
            created_at: '2026-02-01T00:00:00.000Z',
          },
        ],
      },
    ],
    plans: [
      { id: 'basic', name: 'Basic', amount: 99, description: 'One screen', duration_days: 30, screens: 1 },
      { id: 'family', name: 'Family', amount: 299, description: 'Four screens' },
    ],
  };
}

/** The sample as the loader takes it. */
export function sampleCatalogue(): Catalogue {
  return parse(catalogueSchema, sampleCatalogueFile());
}

/** What the sample's media files hold. */
export const SAMPLE_MEDIA = { playlist: '#EXTM3U\n360p.mp4\n', clip: '0123456789' } as const;

/** A folder with the sample and the files that it names, and what removes it. */
export function makeSampleFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-catalogue-'));
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('catalogue.json', JSON.stringify(sampleCatalogueFile()));
  put('artwork/one/small-480.avif', 'small picture');
  put('artwork/one/wide-1600.avif', 'wide picture');
  put('media/clip/master.m3u8', SAMPLE_MEDIA.playlist);
  put('media/clip/file-720p.mp4', SAMPLE_MEDIA.clip);
  put('media/clip/subtitles-hi.vtt', 'WEBVTT\n');
  put('media/other/file-720p.mp4', 'another clip');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
