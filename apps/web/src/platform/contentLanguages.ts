import { array, type GenericSchema, maxLength, nonEmpty, pipe, string } from 'valibot';
import type { ContentLanguagesView, Runtime } from '../runtime';
import { contentLanguagesKey } from './contentLanguagesKey';
import { type KeyValueStore, readJson } from './storage';

const MOST_LANGUAGES = 50;

const listSchema: GenericSchema<unknown, string[]> = pipe(
  array(pipe(string(), nonEmpty())),
  maxLength(MOST_LANGUAGES),
);

/** Items with a language that was chosen first, otherwise in the order in which they are. */
function firstOf<Item>(
  items: readonly Item[],
  chosen: readonly string[],
  languagesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const isFirst = (item: Item) => languagesOf(item).some((language) => chosen.includes(language));
  const first = items.filter(isFirst);
  return first.length === 0 ? items : [...first, ...items.filter((item) => !isFirst(item))];
}

/** Keeps in view what the account that is signed in has chosen in this browser, in any of its tabs. */
export function startContentLanguages(
  local: KeyValueStore,
  { session, contentLanguages }: Pick<Runtime, 'session' | 'contentLanguages'>,
): void {
  const viewOf = (uid: string): ContentLanguagesView => {
    const chosen = readJson(local, contentLanguagesKey(uid), listSchema);
    // A list is put in order once, and stays the same one for whoever shows it.
    const known = new WeakMap<object, readonly unknown[]>();
    const first = <Item>(items: readonly Item[], languagesOf: (item: Item) => readonly string[]) => {
      const ordered = known.get(items) ?? firstOf(items, chosen ?? [], languagesOf);
      known.set(items, ordered);
      return ordered as readonly Item[];
    };
    return {
      chosen,
      first,
      choose(languages) {
        local.set(contentLanguagesKey(uid), JSON.stringify(languages));
        update();
      },
    };
  };
  let shown: string | null = null;
  const update = () => {
    const { uid } = session.getSnapshot().context;
    const now = uid === null ? null : `${uid} ${local.get(contentLanguagesKey(uid))}`;
    if (now === shown) return;
    shown = now;
    contentLanguages.set(uid === null ? null : viewOf(uid));
  };
  session.subscribe(update);
  local.watch(update);
  update();
}
