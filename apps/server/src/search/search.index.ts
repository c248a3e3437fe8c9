import { labelsFrom, languageCodes } from '@chalchitra/api/contract';
import { eq, sql } from 'drizzle-orm';
import { catalogueLoads } from '../catalogue/catalogueLoads.schema';
import { catalogueVersion } from '../catalogue/catalogueVersion';
import { contentItems, episodes } from '../content/content.schema';
import { creators } from '../creators/creators.schema';
import type { Database } from '../database/database';
import { insertAll } from '../database/insertAll';
import { consonantKey, formsOf, soundKey, waysOfTyping } from './fold/forms';
import { namesOfLanguage } from './namesOfLanguage';
import { type SearchTarget, searchIndex, searchKeys, searchNames, searchStarts } from './search.schema';

/** Rises with each change of how names are folded, so that the keys of an existing catalogue are made again. */
const RULES = 12;

/** Names that are folded and held in memory together. */
const NAMES_AT_ONCE = 2000;

interface Named {
  target: SearchTarget;
  targetId: string;
  name: string;
  lang: string | null;
  popularity: number;
}

/** Everything with a name in the catalogue that is in force. */
async function readNames(transaction: Database): Promise<Named[]> {
  const items = await transaction.select().from(contentItems);
  const parts = await transaction
    .select({ id: episodes.id, name: episodes.name, lang: contentItems.lang })
    .from(episodes)
    .innerJoin(contentItems, eq(contentItems.id, episodes.seriesId));
  const allCreators = await transaction.select().from(creators);
  const labels = (target: SearchTarget, all: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const label of all) counts.set(label, (counts.get(label) ?? 0) + 1);
    return [...counts].map(
      ([label, count]): Named => ({ target, targetId: label, name: label, lang: null, popularity: count }),
    );
  };
  return [
    ...items.flatMap(({ id, name, alias, lang, popularity }) =>
      [name, ...alias].map(
        (one, index): Named => ({
          target: 'title',
          targetId: id,
          name: one,
          // Of another name nobody knows the language.
          lang: index === 0 ? lang : null,
          popularity,
        }),
      ),
    ),
    ...parts.map(
      ({ id, name, lang }): Named => ({ target: 'episode', targetId: id, name, lang, popularity: 0 }),
    ),
    ...allCreators.flatMap(({ id, name, username, followerCount }) =>
      [name, username].map(
        (one): Named => ({
          target: 'creator',
          targetId: id,
          name: one,
          lang: null,
          popularity: followerCount,
        }),
      ),
    ),
    ...labels(
      'person',
      items.flatMap(({ people: names }) => labelsFrom(names)),
    ),
    ...labels(
      'genre',
      items.flatMap(({ genres }) => labelsFrom(genres)),
    ),
    ...labels(
      'hashtag',
      items.flatMap(({ keywords }) => labelsFrom(keywords)),
    ),
    ...labels('language', [
      // A known language without a title is found too, so that no other is taken for it.
      ...Object.keys(languageCodes),
      ...items.flatMap(({ languages }) => labelsFrom(languages)),
    ]).flatMap((named) => withoutHomophones(namesOfLanguage(named.name)).map((name) => ({ ...named, name }))),
  ];
}

/**
 * Names without those that differ from another in the length of vowels alone: a language is called so in most scripts, and each
 * name would take the place of a title among those that are compared.
 */
function withoutHomophones(names: readonly string[]): string[] {
  const heard = names.map((name) =>
    JSON.stringify(formsOf(name)).replace(/[AIU]/g, (long) => long.toLowerCase()),
  );
  return names.filter((_, index) => heard.indexOf(heard[index] as string) === index);
}

/** What a name begins with, from each of its words on, in each of its readings. */
function startsOf(forms: readonly (readonly string[])[]): { consonants: string; sound: string }[] {
  const starts = forms.flatMap(waysOfTyping).flatMap((form) =>
    form.map((_, index) => ({
      consonants: consonantKey(form.slice(index)),
      sound: soundKey(form.slice(index)),
    })),
  );
  return [...new Map(starts.map((start) => [`${start.consonants} ${start.sound}`, start])).values()];
}

/** Makes the names and keys of the catalogue in force, in place of those before. */
export async function indexNames(transaction: Database): Promise<void> {
  const names = await readNames(transaction);
  await transaction.delete(searchKeys);
  await transaction.delete(searchNames);
  await transaction.delete(searchIndex);
  const starts: (typeof searchStarts.$inferInsert)[] = [];
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const rows = names
      .slice(start, start + NAMES_AT_ONCE)
      .map((named, index) => ({ ...named, id: start + index, forms: formsOf(named.name) }));
    await insertAll(transaction, searchNames, rows);
    const keys = rows.flatMap(({ id, forms }) =>
      [...new Set(forms.flatMap(waysOfTyping).flatMap((form) => [soundKey(form), `0${consonantKey(form)}`]))]
        .filter((key) => key !== '' && key !== '0')
        .map((key) => ({ nameId: id, key })),
    );
    await insertAll(transaction, searchKeys, keys);
    for (const { id, forms, popularity } of rows)
      starts.push(...startsOf(forms).map((start) => ({ nameId: id, popularity, ...start })));
  }
  // Those that begin alike are looked up together, and are read from few pages where they lie together; of the same
  // beginning the most popular are read first.
  starts.sort((one, other) =>
    one.consonants === other.consonants
      ? other.popularity - one.popularity
      : one.consonants < other.consonants
        ? -1
        : 1,
  );
  await insertAll(transaction, searchStarts, starts);
  // The embedded database learns by itself nothing of what its tables hold, and then reads them whole.
  await transaction.execute(sql`analyze ${searchNames}, ${searchKeys}, ${searchStarts}`);
  const catalogueId = await catalogueVersion(transaction);
  await transaction.insert(searchIndex).values({ catalogueId, rules: RULES });
}

/** Makes the names and keys again where the stored ones are of another catalogue or of older rules. */
export async function refreshIndex(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${catalogueLoads} in share row exclusive mode`);
    const [made] = await transaction.select().from(searchIndex);
    const catalogueId = await catalogueVersion(transaction);
    if (catalogueId === 0) return;
    if (made?.catalogueId !== catalogueId || made.rules !== RULES) await indexNames(transaction);
  });
}
