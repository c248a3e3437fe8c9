import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ContentList } from '@chalchitra/api/types';
import { getDotPath, safeParse } from 'valibot';
import { type Catalogue, catalogueSchema } from './catalogue.schema';

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

const ids = (name: string, entries: readonly { id: string }[]) =>
  entries.map(({ id }, index) => ({ place: `${name}[${index}]`, id }));

function checkIds({ items, series, creators, plans }: Catalogue): Problem[] {
  const episodes = series.flatMap((one, index) => ids(`series[${index}].episodes`, one.episodes));
  const posts = creators.flatMap((one, index) => ids(`creators[${index}].posts`, one.posts));
  const groups = [ids('items', items), episodes, ids('creators', creators), posts, ids('plans', plans)];
  return groups.flatMap(repeated);
}

function checkLists({ items, lists }: Catalogue): Problem[] {
  const known = new Set(items.map((item) => item.id));
  const listed = new Set(Object.values(lists).flat());
  const entries = Object.entries(lists).flatMap(([list, members]) =>
    members.map((id, index) => ({ list: list as ContentList, place: `lists.${list}[${index}]`, id })),
  );
  return [
    ...entries.filter(({ id }) => !known.has(id)).map(({ place, id }) => ({ place, reason: `there is no item "${id}"` })),
    ...Object.keys(lists).flatMap((list) => repeated(entries.filter((entry) => entry.list === list))),
    ...entries.flatMap(({ list, place, id }) => {
      // A part's items are looked up under the whole list's detail call, where they have to be found too.
      const whole = list.includes('/') ? list.slice(0, list.indexOf('/')) : null;
      const isInWhole = whole === null || lists[whole]?.includes(id);
      return isInWhole ? [] : [{ place, reason: `"${id}" must stand in lists.${whole} too` }];
    }),
    ...ids('items', items)
      .filter(({ id }) => !listed.has(id))
      .map(({ place, id }) => ({ place, reason: `"${id}" stands in no list` })),
  ];
}

function checkSeries({ lists, series }: Catalogue): Problem[] {
  const inList = new Set(lists['web-series']);
  return series.flatMap(({ item }, index) =>
    inList.has(item) ? [] : [{ place: `series[${index}].item`, reason: `"${item}" must stand in lists.web-series` }],
  );
}

/** Every string of a catalogue with its place, to find the files that it names. */
function* filesNamed(value: unknown, place: string): Generator<{ place: string; file: string }> {
  if (typeof value === 'string' && /^(artwork|media)\//.test(value)) yield { place, file: value };
  if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* filesNamed(one, `${place}[${index}]`);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) yield* filesNamed(one, place === '' ? name : `${place}.${name}`);
  }
}

function checkFiles(catalogue: Catalogue, folder: string): Problem[] {
  return [...filesNamed(catalogue, '')]
    .filter(({ file }) => !existsSync(join(folder, file)))
    .map(({ place, file }) => ({ place, reason: `there is no file ${file}` }));
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
  const tell = ({ place, reason }: Problem) => `${name}: ${place}: ${reason}`;
  const result = safeParse(catalogueSchema, parseJson(file));
  if (!result.success) {
    throw new CatalogueError(
      result.issues.map((issue) => tell({ place: placeOf(getDotPath(issue)), reason: issue.message })),
    );
  }
  const catalogue = result.output;
  const problems = [
    ...checkIds(catalogue),
    ...checkLists(catalogue),
    ...checkSeries(catalogue),
    ...checkFiles(catalogue, folder),
  ];
  if (problems.length > 0) throw new CatalogueError(problems.map(tell));
  return catalogue;
}
