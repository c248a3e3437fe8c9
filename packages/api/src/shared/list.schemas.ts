import { type GenericSchema, getDotPath, pipe, rawTransform, safeParse, unknown } from 'valibot';
import type { ListResult, SkippedItem } from './list.types';

const MAX_WRAPPER_DEPTH = 2;
const MAX_REASON_LENGTH = 200;
const LIST_WRAPPERS = ['data', 'items', 'results'];
const USUAL_WRAPPERS = [...LIST_WRAPPERS, 'user'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object wraps by name, the usual names first; what it says of errors isn't what was requested. */
const wrappedIn = ({ errors: _, ...body }: Record<string, unknown>): [string, unknown][] =>
  [...new Set([...USUAL_WRAPPERS, ...Object.keys(body)])].map((name) => [name, body[name]]);

interface FoundList {
  entries: unknown[];
  /** Whether lists are usually wrapped by that name. */
  isUsual: boolean;
}

/** Every list of a response's body: the body itself, or those that it wraps, the outer ones first. */
function listsIn(body: unknown, depth: number, ownNames: readonly string[]): FoundList[] {
  if (Array.isArray(body)) return [{ entries: body, isUsual: true }];
  if (!isRecord(body) || depth === 0) return [];
  const wrapped = wrappedIn(body);
  return [
    ...wrapped.flatMap(([name, value]) =>
      Array.isArray(value)
        ? [{ entries: value, isUsual: ownNames.includes(name) || LIST_WRAPPERS.includes(name) }]
        : [],
    ),
    ...wrapped.flatMap(([, value]) => (isRecord(value) ? listsIn(value, depth - 1, ownNames) : [])),
  ];
}

/**
 * The list that is meant: the first by a usual name of which an entry can be read, else an empty one by such a name, else
 * any that can be read, because a body may hold others, as of warnings or of categories.
 */
function findList(item: GenericSchema, body: unknown, ownNames: readonly string[]): unknown[] | undefined {
  const lists = listsIn(body, MAX_WRAPPER_DEPTH, ownNames);
  const isReadable = ({ entries }: FoundList) => entries.some((entry) => safeParse(item, entry).success);
  const usual = lists.filter(({ isUsual }) => isUsual);
  const found =
    usual.find(isReadable) ?? usual.find(({ entries }) => entries.length === 0) ?? lists.find(isReadable);
  return (found ?? lists[0])?.entries;
}

/** The first thing wrong with a value, as `path: message`, for logs. */
export function reasonOf(
  issues: readonly [Parameters<typeof getDotPath>[0] & { message: string }, ...unknown[]],
) {
  const [issue] = issues;
  const path = getDotPath(issue);
  // A message may quote the value, however long that is.
  return (path === null ? issue.message : `${path}: ${issue.message}`).slice(0, MAX_REASON_LENGTH);
}

/** What identifies the items of most lists. */
export const idOf = ({ id }: { id: string }): string => id;

/**
 * A list, bare or wrapped in an object; items that can't be read are left out and named. Where items have ids, of two
 * with the same one the first stays, because nobody could distinguish them. `ownNames` are what the list is wrapped by on this
 * call alone.
 */
export function listOf<T>(
  item: GenericSchema<unknown, T>,
  idOf?: (item: T) => string,
  ...ownNames: readonly string[]
): GenericSchema<unknown, ListResult<T>> {
  return pipe(
    unknown(),
    rawTransform<unknown, ListResult<T>>(({ dataset, addIssue, NEVER }) => {
      const entries = findList(item, dataset.value, ownNames);
      if (!entries) {
        addIssue({ message: 'no list in the response' });
        return NEVER;
      }
      const items: T[] = [];
      const skipped: SkippedItem[] = [];
      const ids = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const read = safeParse(item, entry);
        const id = read.success ? idOf?.(read.output) : undefined;
        const isRepeated = id !== undefined && ids.has(id);
        if (id !== undefined) ids.add(id);
        if (!read.success) skipped.push({ index, reason: reasonOf(read.issues) });
        else if (isRepeated) skipped.push({ index, reason: 'id: another item has it' });
        else items.push(read.output);
      }
      return { items, skipped };
    }),
  );
}

function readInside<T>(
  item: GenericSchema<unknown, T>,
  body: unknown,
  depth: number,
): { output: T } | undefined {
  // A server may give the rows of its query: other lists are of what stands beside the one thing.
  const wrapped = isRecord(body)
    ? wrappedIn(body).map(([name, value]) => (name === 'data' && Array.isArray(value) ? value[0] : value))
    : [];
  const inside = Array.isArray(body) ? body.slice(0, 1) : wrapped;
  for (const value of inside.filter(isRecord)) {
    const read = safeParse(item, value);
    const found = read.success ? read : depth > 1 ? readInside(item, value, depth - 1) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** One thing, bare, as the first entry of a list, or wrapped in an object (`{data: …}`, `{data: […]}`, `{user: …}`). */
export function oneOf<T>(item: GenericSchema<unknown, T>): GenericSchema<unknown, T> {
  return pipe(
    unknown(),
    rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const bare = safeParse(item, dataset.value);
      if (bare.success) return bare.output;
      const wrapped = readInside(item, dataset.value, MAX_WRAPPER_DEPTH);
      if (wrapped) return wrapped.output;
      addIssue({ message: reasonOf(bare.issues) });
      return NEVER;
    }),
  );
}
