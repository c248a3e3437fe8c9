import { setImmediate } from 'node:timers/promises';
import { labelsFrom, yearOf } from '@chalchitra/api/contract';
import type { ContentKind } from '@chalchitra/api/types';
import { LRUCache } from 'lru-cache';
import type { StoredItem } from '../content/content.store';

/** A title of the catalogue, as popular as that and what was watched lately make it. */
export type TitleFacts = Pick<
  StoredItem,
  'id' | 'name' | 'lang' | 'languages' | 'genres' | 'keywords' | 'people' | 'createdAt' | 'popularity'
> & { readonly kind: ContentKind };

/** What filters, counts and orders need to know of a title. */
export interface ListedTitle {
  readonly id: string;
  readonly name: string;
  readonly lang: string | null;
  readonly kind: ContentKind;
  /** Cleaned as a client cleans them, and the genres too. */
  readonly languages: readonly string[];
  readonly genres: readonly string[];
  readonly year: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly popularity: number;
}

/** Names of people, hashtags and languages that titles may have. */
export type TitleLabels = Readonly<Record<'person' | 'hashtag' | 'language', readonly string[]>>;

/** All titles of a catalogue. */
export interface TitleList {
  /** The most popular first. */
  readonly all: readonly ListedTitle[];
  find(id: string): ListedTitle | undefined;
  /** Those with one of these people or hashtags, or in one of these languages, the most popular first. */
  withLabels(labels: TitleLabels): ListedTitle[];
}

/** Cleans labels as a client does, each text once: most titles share theirs. */
function createCleaning(): (labels: readonly string[]) => string[] {
  const known = new Map<string, readonly string[]>();
  const cleaned = (label: string) => {
    const clean = known.get(label) ?? labelsFrom([label]);
    known.set(label, clean);
    return clean;
  };
  return (labels) => [...new Set(labels.flatMap(cleaned))];
}

/** Titles that are listed before other work has its turn. */
const AT_ONCE = 1000;

/** Makes the list of titles that are in memory. */
export async function listTitles(facts: readonly TitleFacts[]): Promise<TitleList> {
  const clean = createCleaning();
  const placed: { listed: ListedTitle; person: string[]; hashtag: string[] }[] = [];
  for (const { id, name, lang, kind, popularity, createdAt, ...labels } of facts) {
    if (placed.length % AT_ONCE === 0) await setImmediate();
    placed.push({
      listed: {
        id,
        name,
        lang,
        kind,
        languages: clean(labels.languages),
        genres: clean(labels.genres),
        year: yearOf(createdAt),
        createdAt: Date.parse(createdAt),
        popularity,
      },
      person: clean(labels.people),
      hashtag: clean(labels.keywords),
    });
  }
  placed.sort(
    ({ listed: one }, { listed: other }) =>
      other.popularity - one.popularity || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1),
  );
  const all = placed.map(({ listed }) => listed);
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const withOne = { person: new Map<string, number[]>(), hashtag: new Map(), language: new Map() };
  for (const [place, { listed, person, hashtag }] of placed.entries()) {
    if (place % AT_ONCE === 0) await setImmediate();
    const labels: TitleLabels = { person, hashtag, language: listed.languages };
    for (const type of ['person', 'hashtag', 'language'] as const)
      for (const label of labels[type]) {
        const known = withOne[type].get(label);
        if (known === undefined) withOne[type].set(label, [place]);
        else known.push(place);
      }
  }
  const titleAt = (place: number | undefined) => (place === undefined ? undefined : all[place]);
  return {
    all,
    find: (id) => titleAt(places.get(id)),
    withLabels(labels) {
      const found = (['person', 'hashtag', 'language'] as const).flatMap((type) =>
        labels[type].flatMap((label) => withOne[type].get(label) ?? []),
      );
      return [...new Set(found)].sort((one, other) => one - other).flatMap((place) => titleAt(place) ?? []);
    },
  };
}

/** The list of titles, read once for each edition of the catalogue. */
export function keepTitles(
  load: () => Promise<readonly TitleFacts[]>,
  version: () => Promise<number>,
): () => Promise<TitleList> {
  const kept = new LRUCache<number, TitleList>({
    max: 1,
    fetchMethod: () => load().then(listTitles),
    // A list that is read while a new edition comes goes to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return async () => kept.forceFetch(await version());
}
