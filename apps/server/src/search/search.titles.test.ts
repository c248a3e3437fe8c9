import { expect, test, vi } from 'vitest';
import { keepTitles, type TitleFacts } from './search.titles';

const titleOf = (id: string): TitleFacts => ({
  id,
  name: id,
  lang: null,
  kind: 'videos',
  languages: [],
  genres: [],
  keywords: [],
  people: [],
  createdAt: '2026-01-01T00:00:00Z',
  popularity: 0,
});

test('titles are read once for each edition of the catalogue, and again where that failed', async () => {
  let edition = 1;
  const load = vi.fn(async () => [titleOf(`of ${edition}`)]).mockRejectedValueOnce(new Error('away'));
  const titles = keepTitles(load, async () => edition);
  const names = async () => (await titles()).all.map(({ name }) => name);
  await expect(names()).rejects.toThrow('away');
  expect(await Promise.all([names(), names()])).toEqual([['of 1'], ['of 1']]);
  expect(load).toHaveBeenCalledTimes(2);
  edition = 2;
  expect(await names()).toEqual(['of 2']);
  expect(await names()).toEqual(['of 2']);
  expect(load).toHaveBeenCalledTimes(3);
});

test('titles of an edition that is replaced while they are read go to whoever waits for them', async () => {
  let edition = 1;
  let resolve: (titles: TitleFacts[]) => void = () => {};
  const reading = new Promise<TitleFacts[]>((done) => {
    resolve = done;
  });
  const load = vi.fn(async () => [titleOf('new')]).mockReturnValueOnce(reading);
  const titles = keepTitles(load, async () => edition);
  const waiting = titles();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  edition = 2;
  expect((await titles()).all).toMatchObject([{ name: 'new' }]);
  resolve([titleOf('old')]);
  expect((await waiting).all).toMatchObject([{ name: 'old' }]);
  expect((await titles()).all).toMatchObject([{ name: 'new' }]);
});
