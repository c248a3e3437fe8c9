import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFont } from '../../packages/ui/src/theme/testing/shaping';
import { root } from '../install.mjs';
import { hasFont, makeFonts, wholeFontOf, wordsOf } from './fonts.mjs';

const copy = join(root, 'apps/web/src/copy');
const languages = readdirSync(copy, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'pseudo' && hasFont(entry.name))
  .map(({ name }) => name);

const MAX_KIB = 60;

describe('the font of a language’s messages (spec §18)', () => {
  it.each(languages)('draws every word of %s as the whole font does', async (tag) => {
    const folder = join(copy, tag);
    for (const { weight, path } of await makeFonts(folder)) {
      const [draw, drawWhole] = await Promise.all([openFont(path), openFont(wholeFontOf(tag, weight))]);
      const words = wordsOf(folder);
      expect(words.length).toBeGreaterThan(300);
      for (const word of words) expect([word, draw(word)]).toEqual([word, drawWhole(word)]);
    }
  });

  it.each(languages.filter((tag) => tag !== 'ur'))(
    'is small enough for %s to be shown first',
    async (tag) => {
      const files = await makeFonts(join(copy, tag));
      const bytes = files.reduce((sum, { path }) => sum + readFileSync(path).length, 0);
      expect(bytes / 1024).toBeLessThan(MAX_KIB);
    },
  );

  it.each([
    ['hi', 'भद्र'],
    ['te', 'విశ్వామిత్ర'],
  ])('joins two consonants of %s that no message joins', async (tag, word) => {
    const [regular] = await makeFonts(join(copy, tag));
    const drawn = (await openFont(regular?.path ?? ''))(word);
    expect(drawn.some(({ isMissing }) => isMissing)).toBe(false);
    expect(drawn.length).toBeLessThan([...word].length);
  });
});
