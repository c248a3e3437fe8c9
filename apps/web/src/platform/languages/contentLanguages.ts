import { LANGUAGES_COOKIE, YEAR_S } from '@chalchitra/api/constants';
import type { ContentLanguages, Id } from '@chalchitra/api/types';
import { uidOf } from '@chalchitra/machines';
import type { ContentLanguagesView, Runtime } from '../../runtime';
import type { KeyValueStore } from '../storage';
import { openChoice } from './openChoice';
import { contentLanguagesKey, languagesSchema, readContentLanguages } from './storedContentLanguages';

/** What this needs of the runtime. */
export type ContentLanguagesRuntime = Pick<
  Runtime,
  'session' | 'clients' | 'queryClient' | 'contentLanguages'
>;

/** Chose no language: same order as for a user who has never chosen. */
const NONE = '[]';

/** Queries whose order depends on the languages. */
const ordered = [{ queryKey: ['content', 'list'] }, { queryKey: ['search'] }];

/**
 * Keeps in view what the account that is signed in has chosen: in this browser, in any of its tabs, and on its other
 * devices where the server knows the call.
 */
export function startContentLanguages(
  window: Window,
  local: KeyValueStore,
  runtime: ContentLanguagesRuntime,
): void {
  const { session, queryClient, contentLanguages } = runtime;
  /** The account whose choice the server has responded with. */
  let knownFor: Id | null = null;

  const choose = (uid: Id, languages: readonly string[]) => {
    local.set(contentLanguagesKey(uid), JSON.stringify(languages));
    choice.make(languages);
    update();
  };

  const viewOf = (uid: Id): ContentLanguagesView => {
    const chosen = readContentLanguages(local, uid);
    return {
      chosen,
      hasNeverChosen: chosen === null && knownFor === uid,
      choose(languages) {
        choose(uid, languages);
        // Where the question is skipped the order stays.
        if (JSON.stringify(languages) === JSON.stringify(chosen ?? [])) return;
        for (const queries of ordered) void queryClient.invalidateQueries(queries);
      },
    };
  };

  let shown = { uid: null as Id | null, stored: null as string | null };
  const update = () => {
    const uid = uidOf(session);
    const stored = uid === null ? null : local.get(contentLanguagesKey(uid));
    const view = uid === null ? null : viewOf(uid);
    const before = contentLanguages.get();
    if (uid === shown.uid && stored === shown.stored && before?.hasNeverChosen === view?.hasNeverChosen)
      return;
    // What is shown stays in its order, and pending fetches end; the next page is in the new order.
    if (uid === shown.uid && (stored ?? NONE) !== (shown.stored ?? NONE))
      for (const queries of ordered)
        queryClient.removeQueries({ ...queries, type: 'inactive', fetchStatus: 'idle' });
    shown = { uid, stored };
    const chosen = view?.chosen ?? [];
    const age = chosen.length === 0 ? 0 : YEAR_S;
    // The server puts the lists of a page in order by it, before anything of the page is seen.
    window.document.cookie = `${LANGUAGES_COOKIE}=${encodeURIComponent(JSON.stringify(chosen))}; path=/; samesite=lax; max-age=${age}`;
    contentLanguages.set(view);
  };

  /** Keeps what the server holds, unless the user has chosen again since. */
  const follow = (uid: Id, languages: readonly string[] | null, hasChosen: () => boolean) => {
    knownFor = uid;
    if (languages !== null && !hasChosen()) local.set(contentLanguagesKey(uid), JSON.stringify(languages));
    update();
  };

  session.subscribe(update);
  local.watch(update);
  update();
  const choice = openChoice<readonly string[], ContentLanguages>(window, local, runtime, {
    name: 'contentLanguages',
    body: languagesSchema,
    find: (client, uid) => client.findContent(uid),
    choose: (client, uid, languages, age) => client.chooseContent(uid, { languages: [...languages], age }),
    onFound(uid, found, hasChosen) {
      if (uid !== uidOf(session)) return;
      const own = readContentLanguages(local, uid);
      // What was chosen while the server knew no such call.
      if (found?.languages === null && own !== null) choose(uid, own);
      else follow(uid, found?.languages ?? null, hasChosen);
    },
    onChosen(uid, current, hasChosen) {
      if (uid === uidOf(session)) follow(uid, current.languages, hasChosen);
    },
  });
}
