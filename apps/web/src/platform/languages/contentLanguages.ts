import { DAY_MS } from '@chalchitra/api/constants';
import type { Id } from '@chalchitra/api/types';
import type { ContentLanguagesView, Runtime } from '../../runtime';
import type { KeyValueStore } from '../storage';
import { ageOf, openOutbox, readChanges } from '../viewing/outbox';
import { contentLanguagesKey, languagesSchema, readLanguages } from './chosenLanguages';
import { oncePerUser } from './oncePerUser';

/** What this needs of the runtime. */
export type ContentLanguagesRuntime = Pick<
  Runtime,
  'session' | 'clients' | 'queryClient' | 'contentLanguages'
>;

const choices = { name: 'contentLanguages', body: languagesSchema };

/** The server puts the lists of a page in order by it, before anything of the page is seen. */
const COOKIE = 'languages';
const COOKIE_S = (365 * DAY_MS) / 1000;

/** Chose no language: same order as a user who was never asked. */
const NONE = '[]';

/** Queries whose order depends on the languages. */
const ordered = [{ queryKey: ['content', 'list'] }, { queryKey: ['search'] }];

/**
 * Keeps in view what the account that is signed in has chosen: in this browser, in any of its tabs, and on its other
 * devices where the server knows the call.
 */
export function startContentLanguages(
  page: Window,
  local: KeyValueStore,
  { session, clients, queryClient, contentLanguages }: ContentLanguagesRuntime,
): void {
  const currentUid = () => session.getSnapshot().context.uid;
  /** Of which account the server has said what it knows. */
  let answered: Id | null = null;

  const choose = (uid: Id, languages: readonly string[]) => {
    local.set(contentLanguagesKey(uid), JSON.stringify(languages));
    outbox.send({
      type: 'change.make',
      change: { key: 'chosen', at: Date.now(), body: languages },
      isUrgent: true,
    });
    update();
  };

  const viewOf = (uid: Id): ContentLanguagesView => {
    const chosen = readLanguages(local, uid);
    return {
      chosen,
      isUnanswered: chosen === null && answered === uid,
      choose(languages) {
        choose(uid, languages);
        for (const queries of ordered) void queryClient.invalidateQueries(queries);
      },
    };
  };

  let shown = { uid: null as Id | null, kept: null as string | null };
  const update = () => {
    const uid = currentUid();
    const kept = uid === null ? null : local.get(contentLanguagesKey(uid));
    const view = uid === null ? null : viewOf(uid);
    const before = contentLanguages.get();
    if (uid === shown.uid && kept === shown.kept && before?.isUnanswered === view?.isUnanswered) return;
    // What is shown stays in its order, and pending fetches end; the next page is in the new order.
    if (uid === shown.uid && (kept ?? NONE) !== (shown.kept ?? NONE))
      for (const queries of ordered)
        queryClient.removeQueries({ ...queries, type: 'inactive', fetchStatus: 'idle' });
    shown = { uid, kept };
    const chosen = view?.chosen ?? [];
    const age = chosen.length === 0 ? 0 : COOKIE_S;
    page.document.cookie = `${COOKIE}=${encodeURIComponent(JSON.stringify(chosen))}; path=/; samesite=lax; max-age=${age}`;
    contentLanguages.set(view);
  };

  /** Keeps what the server holds, unless the user has chosen since. */
  const follow = (uid: Id, since: number, languages: readonly string[] | null) => {
    answered = uid;
    const hasChosen = readChanges(local, uid, choices).some(({ at }) => at > since);
    if (languages !== null && !hasChosen) local.set(contentLanguagesKey(uid), JSON.stringify(languages));
    update();
  };

  const outbox = openOutbox<readonly string[]>(page, local, session, {
    ...choices,
    intervalMs: 0,
    callSize: 1,
    async send(uid, changes) {
      markLoaded(uid);
      const { language } = await clients();
      for (const { at, body } of changes) {
        const answer = await language.chooseContent(uid, {
          languages: [...body],
          age: ageOf(at, Date.now()),
        });
        follow(uid, at, answer.languages);
      }
    },
  });

  session.subscribe(update);
  local.watch(update);
  update();
  const { markLoaded } = oncePerUser(outbox, {
    load: async (uid) => (await clients()).language.findContent(uid),
    onLoaded(uid, answer, since) {
      if (uid !== currentUid()) return;
      const own = readLanguages(local, uid);
      // What was chosen while the server knew no such call.
      if (answer?.languages === null && own !== null) choose(uid, own);
      else follow(uid, since, answer?.languages ?? null);
    },
  });
  outbox.start();
}
