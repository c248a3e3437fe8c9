import type { Played } from '@chalchitra/api/contract';
import { expect, test } from 'vitest';
import { createCatalogueIndex } from './catalogueIndex';

const film: Played = { kind: 'videos', isPlaylist: true };
const nothing: Played = { kind: null, isPlaylist: false };

test('is read once for each edition of the catalogue, however many unknown ids are requested', async () => {
  let version = 1;
  let loads = 0;
  const { find: whatPlays } = createCatalogueIndex(
    async () => {
      loads += 1;
      return new Map(version === 1 ? [['film', film]] : []);
    },
    nothing,
    async () => version,
  );
  const all = await Promise.all(Array.from({ length: 500 }, (_, index) => whatPlays(`unknown-${index}`)));
  expect(all).toEqual(Array(500).fill(nothing));
  expect(await whatPlays('film')).toEqual(film);
  expect(loads).toBe(1);
  version = 2;
  expect(await whatPlays('film')).toEqual(nothing);
  expect(loads).toBe(2);
});

test('uses the edition before while the database is away, and fails where there was none', async () => {
  let version = 1;
  let isAway = true;
  const { find: whatPlays, version: indexVersion } = createCatalogueIndex(
    async () => {
      if (isAway) throw new Error('away');
      return new Map([['film', film]]);
    },
    nothing,
    async () => version,
  );
  await expect(whatPlays('film')).rejects.toThrow('away');
  isAway = false;
  expect(await whatPlays('film')).toEqual(film);
  isAway = true;
  version = 2;
  expect(await whatPlays('film')).toEqual(film);
  expect(indexVersion()).toBe(1);
  isAway = false;
  await whatPlays('film');
  expect(indexVersion()).toBe(2);
});
