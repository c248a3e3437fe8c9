import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { english } from '../copy/english';
import { loadLocale } from '../copy/locales';
import { findPage } from '../routes/pages';
import { webManifest } from './webManifest';

const brand = { name: 'Chalchitra' } as Parameters<typeof webManifest>[1];

it('is written in the language of its page, with shortcuts that lead to pages (spec §18)', async () => {
  const { base } = await loadLocale('ur');
  const manifest = webManifest('ur', brand, base);
  expect(manifest).toMatchObject({ name: 'Chalchitra', lang: 'ur', dir: 'rtl', start_url: '/' });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    base.home.recentlyWatched,
    base.header.search,
    base.navigation.watchlist,
  ]);
  for (const { url } of manifest.shortcuts) {
    expect(findPage(new URL(url, 'https://a').pathname)).not.toBeNull();
  }
});

it('names icons that are there in the size that it says (spec §18)', async () => {
  for (const { src, sizes, type } of webManifest('en', brand, english.base).icons) {
    const file = readFileSync(join(import.meta.dirname, '../../public', src));
    if (type === 'image/svg+xml') continue;
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
