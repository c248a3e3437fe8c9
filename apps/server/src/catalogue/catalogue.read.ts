import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT_LISTS, isPlaylist, kindOfList } from '@chalchitra/api/contract';
import { getDotPath, safeParse } from 'valibot';
import { type Catalogue, catalogueSchema, isAddress } from './catalogue.schema';

/** A catalogue file that can't be loaded, with everything that is wrong with it. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** One sentence each: file, place and reason. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

interface Problem {
  readonly place: string;
  readonly reason: string;
}

/** `items.3.price` as `items[3].price`. */
function placeOf(path: string | null): string {
  return path === null ? 'the file' : path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

function repeated(entries: readonly { place: string; id: string }[]): Problem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ place, id }) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, place);
      return [];
    }
    return [{ place, reason: `the id "${id}" is used by ${before} already` }];
  });
}

const places = (name: string, all: readonly string[]) =>
  all.map((id, index) => ({ place: `${name}[${index}]`, id }));

const ids = (name: string, entries: readonly { id: string }[]) =>
  places(
    name,
    entries.map(({ id }) => id),
  );

function checkIds({ series, creators, plans }: Catalogue): Problem[] {
  const episodes = Object.entries(series).flatMap(([item, parts]) => ids(`series.${item}`, parts));
  const posts = creators.flatMap((one, index) => ids(`creators[${index}].posts`, one.posts));
  return [episodes, ids('creators', creators), posts, ids('plans', plans)].flatMap(repeated);
}

function checkLists({ items, lists }: Catalogue): Problem[] {
  const members = CONTENT_LISTS.map((list) => ({ list, entries: places(`lists.${list}`, lists[list]) }));
  const listed = new Set(members.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return [
    ...members.flatMap(({ list, entries }) => {
      // A part's items are looked up under the whole list's detail call, where they have to be found too.
      const whole = kindOfList(list);
      const isPart = list.includes('/');
      const missing = entries.filter(({ id }) => !Object.hasOwn(items, id));
      const stray = entries.filter(({ id }) => isPart && !lists[whole].includes(id));
      return [
        ...missing.map(({ place, id }) => ({ place, reason: `there is no item "${id}"` })),
        ...stray.map(({ place, id }) => ({ place, reason: `"${id}" must stand in lists.${whole} too` })),
        ...repeated(entries),
      ];
    }),
    ...Object.keys(items)
      .filter((id) => !listed.has(id))
      .map((id) => ({ place: `items.${id}`, reason: 'it stands in no list' })),
  ];
}

function checkSeries({ lists, series }: Catalogue): Problem[] {
  return Object.keys(series)
    .filter((id) => !lists['web-series'].includes(id))
    .map((id) => ({ place: `series.${id}`, reason: `"${id}" must stand in lists.web-series` }));
}

/** Fields that name a file; `url` is a caption's. */
const FILE_FIELDS = new Set([
  'thumbnail_app',
  'thumbnail_web',
  'video_url',
  'url',
  'photo_url',
  'content_url',
]);

/** Every file that a catalogue names, ours and others', with its place; the values of `embeds` are files too. */
function* filesNamed(value: object, place: string): Generator<{ place: string; file: string }> {
  for (const [name, one] of Object.entries(value) as [string, unknown][]) {
    const below = Array.isArray(value) ? `${place}[${name}]` : `${place}.${name}`.replace(/^\./, '');
    if (typeof one === 'object' && one !== null) yield* filesNamed(one, below);
    const isFile = FILE_FIELDS.has(name) || place === 'embeds';
    if (isFile && typeof one === 'string') yield { place: below, file: one };
  }
}

function checkFiles(catalogue: Catalogue, folder: string): Problem[] {
  return [...filesNamed(catalogue, '')]
    .filter(({ file }) => !isAddress(file) && !existsSync(join(folder, file)))
    .map(({ place, file }) => ({ place, reason: `there is no file ${file} in ${folder}` }));
}

/** The origins of files that are named by an address. */
export function originsNamed(catalogue: Catalogue): string[] {
  const addresses = [...filesNamed(catalogue, '')].map(({ file }) => file).filter(isAddress);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** A reel's playlist is opened to everybody with its folder: there mustn't be what is paid for. */
function checkReels({ items, series, creators }: Catalogue): Problem[] {
  const paid = [...Object.values(items), ...Object.values(series).flat()].map(({ video_url }) => video_url);
  const reels = creators.flatMap(({ posts }, creator) =>
    posts.map(({ content_url }, post) => ({
      place: `creators[${creator}].posts[${post}].content_url`,
      file: content_url,
    })),
  );
  return reels
    .filter(({ file }) => file.startsWith('media/') && isPlaylist(file))
    .map(({ place, file }) => ({ place, folder: file.slice(0, file.lastIndexOf('/') + 1) }))
    .filter(({ folder }) => paid.some((address) => address?.startsWith(folder)))
    .map(({ place, folder }) => ({ place, reason: `a title’s video is below ${folder} too` }));
}

function parseJson(file: string): unknown {
  const name = basename(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CatalogueError([`${name}: the file can't be read`]);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CatalogueError([`${name}: not valid JSON (${(error as Error).message})`]);
  }
}

/**
 * Reads a catalogue file and checks all of it.
 * @param folder where its `artwork/` and `media/` are.
 * @throws CatalogueError naming every bad entry by file, index and reason.
 */
export function readCatalogue(file: string, folder: string): Catalogue {
  const name = basename(file);
  const describe = ({ place, reason }: Problem) => `${name}: ${place}: ${reason}`;
  const result = safeParse(catalogueSchema, parseJson(file));
  if (!result.success) {
    throw new CatalogueError(
      result.issues.map((issue) => describe({ place: placeOf(getDotPath(issue)), reason: issue.message })),
    );
  }
  const catalogue = result.output;
  const problems = [
    ...checkIds(catalogue),
    ...checkLists(catalogue),
    ...checkSeries(catalogue),
    ...checkFiles(catalogue, folder),
    ...checkReels(catalogue),
  ];
  if (problems.length > 0) throw new CatalogueError(problems.map(describe));
  return catalogue;
}
