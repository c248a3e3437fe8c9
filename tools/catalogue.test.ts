import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_LISTS } from '@chalchitra/api/contract';
import { describe, expect, it } from 'vitest';
import { sampleTitles } from '../apps/web/src/routes/home/sampleTitles';
import { root } from './install.mjs';

interface Entry {
  name: string;
  description: string;
  genres: string[];
  created_at: string;
  lang?: string;
  thumbnail_app: string;
  thumbnail_web: string;
  video_url: string | null;
  youtube_video_id: string | null;
}
interface Catalogue {
  items: Record<string, Entry>;
  lists: Record<string, string[]>;
  series: Record<string, unknown[]>;
  creators: { posts: { content_type: string }[] }[];
  plans: { duration_days: number }[];
}

const folder = join(root, 'apps/server/catalogue');
const catalogue: Catalogue = JSON.parse(readFileSync(join(folder, 'catalogue.json'), 'utf8'));

describe('the seed catalogue (spec §11)', () => {
  it('fills every list of the contract, none with fewer than six', () => {
    expect(Object.keys(catalogue.lists).sort()).toEqual([...CONTENT_LISTS].sort());
    for (const [list, ids] of Object.entries(catalogue.lists)) {
      expect([list, new Set(ids).size]).toEqual([list, expect.toSatisfy((size: number) => size >= 6)]);
      expect(ids.filter((id) => !(id in catalogue.items))).toEqual([]);
    }
  });

  it('is as large as promised', () => {
    expect(Object.keys(catalogue.items).length).toBeGreaterThanOrEqual(120);
    const languages = new Set(Object.values(catalogue.items).map((item) => item.lang?.split('-')[0]));
    languages.delete('en');
    expect(languages.size).toBeGreaterThanOrEqual(10);
    expect(catalogue.lists['youtube-channels']?.length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(catalogue.series).length).toBeGreaterThanOrEqual(6);
    for (const episodes of Object.values(catalogue.series)) expect(episodes.length).toBeGreaterThanOrEqual(6);
    expect(catalogue.creators).toHaveLength(8);
    const kinds = new Set(catalogue.creators.flatMap(({ posts }) => posts.map((post) => post.content_type)));
    expect(kinds).toEqual(new Set(['image', 'reel']));
    expect(catalogue.plans.map((plan) => plan.duration_days)).toEqual([30, 30, 30]);
  });

  it('finds what the items of the sub-lists promise under their main list', () => {
    const within = {
      kids: ['kids/cartoons', 'kids/educational'],
      devotional: ['devotional/bhajans', 'devotional/talks'],
    };
    for (const [list, parts] of Object.entries(within)) {
      const missing = parts
        .flatMap((part) => catalogue.lists[part] ?? [])
        .filter((id) => !catalogue.lists[list]?.includes(id));
      expect([list, missing]).toEqual([list, []]);
    }
  });

  it('holds the titles of the sample set under the same ids', () => {
    for (const { id, title, lang, description, genres, year, posterUrl, backdropUrl } of sampleTitles) {
      const entry = catalogue.items[id];
      expect(entry).toMatchObject({ name: title, lang, description, genres });
      expect(entry?.created_at.slice(0, 4)).toBe(String(year));
      expect([`/${entry?.thumbnail_app}`, `/${entry?.thumbnail_web}`]).toEqual([posterUrl, backdropUrl]);
    }
  });

  it('has the artwork and the media that it names', () => {
    const named = Object.values(catalogue.items).flatMap((item) => [
      item.thumbnail_app,
      item.thumbnail_web,
      ...(item.video_url === null ? [] : [item.video_url]),
    ]);
    const ours = named.filter((name) => name && !/^https?:/.test(name));
    expect(ours.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });
});
