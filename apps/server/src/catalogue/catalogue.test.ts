import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTENT_LISTS,
  contentDetailCall,
  contentListCall,
  kindOfList,
  localesOf,
  plans,
} from '@chalchitra/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database';
import { locations } from '../locations';
import { makeSampleFolder, sampleCatalogueFile } from '../testing/sampleCatalogue';
import { openTestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';
import { runCatalogueCommand } from './catalogue.command';
import { CatalogueError, readCatalogue } from './catalogue.read';
import { seedCatalogue } from './catalogue.seed';
import { loadCatalogue } from './catalogue.store';
import { catalogueVersion } from './catalogueVersion';

const sample = makeSampleFolder();
afterAll(() => sample.remove());

/** What is wrong with the sample after a change to it. */
function problemsAfter(change: (file: Changeable) => void): readonly string[] {
  const file = sampleCatalogueFile() as unknown as Changeable;
  change(file);
  const path = join(sample.folder, 'edited.json');
  writeFileSync(path, JSON.stringify(file));
  try {
    readCatalogue(path, sample.folder);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.problems;
  }
}

interface Changeable {
  items: Record<string, Record<string, unknown>>;
  lists: Record<string, (string | number)[]>;
  series: Record<string, Record<string, unknown>[]>;
  creators: { posts: Record<string, unknown>[] }[];
  plans: Record<string, unknown>[];
}

describe('reading', () => {
  test('takes the sample as it is', () => {
    expect(problemsAfter(() => {})).toEqual([]);
  });

  test('takes languages as one text, under either name', () => {
    const problems = problemsAfter(({ items }) => {
      items['in-videos'] = { ...items['in-videos'], languages: 'Hindi, Tamil' };
      const { languages: _, ...other } = items['in-news'] ?? {};
      items['in-news'] = { ...other, language: ['Urdu'] };
    });
    expect(problems).toEqual([]);
  });

  test('takes a text that only begins like the path of a file', () => {
    const problems = problemsAfter(({ items }) => {
      Object.assign(items['in-videos'] ?? {}, { description: 'media/gone.mp4', keywords: ['artwork/gone'] });
    });
    expect(problems).toEqual([]);
  });

  test.each<[string, (file: Changeable) => void, RegExp]>([
    ['a missing name', ({ items }) => delete items['in-videos']?.name, /items\.in-videos\.name: /],
    [
      'a price with paise',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { price: 1.5 }),
      /items\.in-videos\.price: must be a whole number/,
    ],
    [
      'an unknown field',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { titel: 'x' }),
      /items\.in-videos\.titel: /,
    ],
    [
      'a date that is none',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { created_at: 'soon' }),
      /items\.in-videos\.created_at: must be a date/,
    ],
    [
      'a script as address',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { video_url: 'javascript:alert(1)' }),
      /items\.in-videos\.video_url: must be a path below media\//,
    ],
    [
      'a path out of the folder',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { thumbnail_app: 'artwork/../../key' }),
      /items\.in-videos\.thumbnail_app: must be a path/,
    ],
    [
      'a file that is not there',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { video_url: 'media/gone.mp4' }),
      /items\.in-videos\.video_url: there is no file media\/gone\.mp4 in .*catalogue/,
    ],
    [
      'an item that is not there',
      ({ lists }) => lists.news?.push('nobody'),
      /lists\.news\[2\]: there is no item "nobody"/,
    ],
    [
      'a caption that is not there',
      ({ series }) =>
        Object.assign(series['in-web-series']?.[1] ?? {}, {
          captions: [{ language: 'hi', label: 'हिन्दी', url: 'media/gone.vtt' }],
        }),
      /series\.in-web-series\[1\]\.captions\[0\]\.url: there is no file media\/gone\.vtt in .*catalogue/,
    ],
    [
      'an embed’s clip that is not there',
      (file) => Object.assign(file, { embeds: { 'live-one-1': 'media/gone.mp4' } }),
      /embeds\.live-one-1: there is no file media\/gone\.mp4 in .*catalogue/,
    ],
    [
      'a listed item that is not there, by the name of what every object has',
      ({ lists }) => lists.news?.push('toString'),
      /lists\.news\[2\]: there is no item "toString"/,
    ],
    ...['__proto__', 'prototype', 'constructor'].map((id): [string, (file: Changeable) => void, RegExp] => [
      `an item called ${id}`,
      ({ items, lists }) => {
        Object.defineProperty(items, id, { value: items['in-news'], enumerable: true });
        lists.news?.push(id);
      },
      /lists\.news\[2\]: must not be a name that every object has/,
    ]),
    [
      'an item twice in a list',
      ({ lists }) => lists.news?.push('in-news'),
      /lists\.news\[2\]: the id "in-news" is used by lists\.news\[0\] already/,
    ],
    ['a list that is none', ({ lists }) => Object.assign(lists, { films: [] }), /lists\.films: /],
    [
      'a part outside its whole',
      ({ lists }) => Object.assign(lists, { kids: lists.kids?.filter((id) => id !== 'in-kids-cartoons') }),
      /lists\.kids\/cartoons\[0\]: "in-kids-cartoons" must stand in lists\.kids too/,
    ],
    [
      'an item in no list',
      ({ items }) => Object.assign(items, { lonely: items['in-news'] }),
      /items\.lonely: it stands in no list/,
    ],
    [
      'a series that is none',
      ({ series }) => Object.assign(series, { 'in-news': [] }),
      /series\.in-news: "in-news" must stand in lists\.web-series/,
    ],
    [
      'an episode without a name',
      ({ series }) => delete series['in-web-series']?.[1]?.name,
      /series\.in-web-series\[1\]\.name: /,
    ],
    [
      'two posts of one id',
      ({ creators }) => Object.assign(creators[0]?.posts[1] ?? {}, { id: 'post-1' }),
      /creators\[0\]\.posts\[1\]: the id "post-1" is used/,
    ],
    [
      'a post of no known kind',
      ({ creators }) => Object.assign(creators[0]?.posts[0] ?? {}, { content_type: 'story' }),
      /creators\[0\]\.posts\[0\]\.content_type: /,
    ],
    [
      'a reel that opens a film',
      ({ creators }) => Object.assign(creators[0]?.posts[1] ?? {}, { content_url: 'media/clip/master.m3u8' }),
      /creators\[0\]\.posts\[1\]\.content_url: a title’s video is below media\/clip\/ too/,
    ],
    [
      'a plan that is free',
      ({ plans: offered }) => Object.assign(offered[1] ?? {}, { amount: 0 }),
      /plans\[1\]\.amount: must be at least 1 rupee/,
    ],
    [
      'a price that no database holds',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { price: 3_000_000_000 }),
      /items\.in-videos\.price: must be at most 2147483647/,
    ],
    [
      'more likes than the database holds',
      ({ creators }) => Object.assign(creators[0]?.posts[0] ?? {}, { likes_count: 2 ** 31 }),
      /creators\[0\]\.posts\[0\]\.likes_count: must be at most 2147483647/,
    ],
    [
      'a plan of more than can be paid',
      ({ plans: offered }) => Object.assign(offered[0] ?? {}, { amount: 21_474_837 }),
      /plans\[0\]\.amount: must be at most 21474836/,
    ],
    [
      'a plan without end',
      ({ plans: offered }) => Object.assign(offered[0] ?? {}, { duration_days: 2 ** 31 }),
      /plans\[0\]\.duration_days: must be at most 36500/,
    ],
    [
      'more screens than the database holds',
      ({ plans: offered }) => Object.assign(offered[0] ?? {}, { screens: 2 ** 31 }),
      /plans\[0\]\.screens: must be at most 2147483647/,
    ],
    [
      'a name with a NUL',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { name: 'The\0Boat' }),
      /items\.in-videos\.name: must not hold a NUL or half of a character/,
    ],
    [
      'half of a character',
      ({ creators }) => Object.assign(creators[0]?.posts[0] ?? {}, { caption: '\ud83c' }),
      /creators\[0\]\.posts\[0\]\.caption: must not hold a NUL or half of a character/,
    ],
    [
      'a name without anything to be seen',
      ({ items }) => Object.assign(items['in-videos'] ?? {}, { name: ' \u200b' }),
      /items\.in-videos\.name: must not be empty/,
    ],
    [
      'an id that leads upwards',
      ({ items }) => Object.assign(items, { '..': items['in-videos'] }),
      /items\.\.\.: must not be \. or \.\./,
    ],
    [
      'a description in a language that the site is not in',
      ({ plans: offered }) => Object.assign(offered[0] ?? {}, { descriptions: { fr: 'Un écran' } }),
      /plans\[0\]\.descriptions\.fr: is none of the site’s languages/,
    ],
  ])('names %s by file, place and reason', (_, change, expected) => {
    const problems = problemsAfter(change);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^edited\\.json: ${expected.source}`))]);
  });

  test('names everything that is wrong at once', () => {
    const problems = problemsAfter(({ items, plans: offered }) => {
      delete items['in-videos']?.name;
      delete items['in-news']?.created_at;
      Object.assign(offered[0] ?? {}, { amount: '99' });
    });
    expect(problems).toHaveLength(3);
  });

  test('says so where the file is missing or no JSON', () => {
    expect(() => readCatalogue(join(sample.folder, 'gone.json'), sample.folder)).toThrow(
      /gone\.json: the file can't be read/,
    );
    writeFileSync(join(sample.folder, 'broken.json'), '{"items":');
    expect(() => readCatalogue(join(sample.folder, 'broken.json'), sample.folder)).toThrow(
      /broken\.json: not valid JSON/,
    );
  });
});

describe('loading', () => {
  test('puts one catalogue in place of another, and seeds once', async () => {
    const opened = await openTestDatabase();
    try {
      expect(await catalogueVersion(opened.database)).toBe(0);
      expect(await seedCatalogue(opened.database, sample.folder)).toBe(true);
      expect(await seedCatalogue(opened.database, sample.folder)).toBe(false);
      const before = await catalogueVersion(opened.database);
      await loadCatalogue(
        opened.database,
        readCatalogue(join(sample.folder, 'catalogue.json'), sample.folder),
        'again',
      );
      expect(await catalogueVersion(opened.database)).toBeGreaterThan(before);
    } finally {
      await opened.close();
    }
  });

  test('is a command that loads a good file and nothing of a bad one', async () => {
    const dataDir = join(sample.folder, 'data');
    const environment = { DATA_DIR: dataDir, CATALOGUE_DIR: sample.folder };
    expect(await runCatalogueCommand(undefined, environment)).toMatchObject({ exitCode: 1 });
    const file = join(sample.folder, 'catalogue.json');
    expect(await runCatalogueCommand(file, environment)).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/^There is no database in .+ start the server once\.$/),
    });
    expect(existsSync(dataDir)).toBe(false);
    await (await openDatabase({ databaseUrl: null, dataDir })).close();
    expect(await runCatalogueCommand(file, environment)).toEqual({
      exitCode: 0,
      text: `Loaded 38 items, 1 series, 1 creators, 2 plans into ${join(dataDir, 'database')}.`,
    });
    const files = (name: string) => `https://${name}.example/film.mp4`;
    problemsAfter(({ items }) =>
      Object.values(items).forEach((item, index) => {
        item.video_url = files(index === 0 ? 'listed' : 'other');
      }),
    );
    const edited = join(sample.folder, 'edited.json');
    const linked = await runCatalogueCommand(edited, {
      ...environment,
      MEDIA_ORIGINS: 'https://listed.example',
    });
    expect(linked).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(
        /\.\nThe catalogue names files of https:\/\/other\.example, which MEDIA_ORIGINS doesn’t have: .+\.$/,
      ),
    });
    problemsAfter(({ plans: offered }) => delete offered[0]?.name);
    const bad = await runCatalogueCommand(join(sample.folder, 'edited.json'), environment);
    expect(bad.exitCode).toBe(1);
    expect(bad.text).toMatch(/^edited\.json: plans\[0\]\.name: .+\nNothing was loaded\.$/);
  });
});

describe('the catalogue that comes with the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedCatalogue(server.database, locations.catalogue);
  });
  afterAll(() => server.close());

  test.each(CONTENT_LISTS)('has items in %s, the first of which opens by its address', async (list) => {
    const { items, skipped } = await server.fetch(contentListCall(list));
    expect(skipped).toEqual([]);
    const [first] = items;
    expect(first).toBeDefined();
    const detail = await server.fetch(contentDetailCall(kindOfList(list)), {
      params: { id: first?.id ?? '' },
    });
    expect(detail.title).toBe(first?.title);
    const picture = first?.artwork.wide ?? '';
    expect((await fetch(`${server.url}${picture}`)).status).toBe(200);
  });

  test('offers plans, and names no real file by a wrong path', async () => {
    expect((await server.fetch(plans)).items.length).toBeGreaterThanOrEqual(3);
    expect(readFileSync(join(locations.catalogue, 'catalogue.json'), 'utf8')).not.toContain('..');
  });

  test('describes each plan in each of the site’s languages', async () => {
    const lists = localesOf('hosted').map((tag) =>
      server.fetch(plans, { headers: { 'accept-language': tag } }),
    );
    const descriptions = (await Promise.all(lists)).flatMap(({ items }) =>
      items.map(({ description }) => description),
    );
    expect(new Set(descriptions).size).toBe(21);
  });
});
