import { localesOf } from '@chalchitra/api';
import type { LocaleTag } from '@chalchitra/api/locales';
import type { Id } from '@chalchitra/api/types';
import { picklist } from 'valibot';
import type { Runtime } from '../../runtime';
import { isCalm } from '../page/isCalm';
import { createStore, type KeyValueStore } from '../storage';
import { ageOf, openOutbox, readChanges } from '../viewing/outbox';
import { storeChange } from '../viewing/outboxKeys';
import { choiceKey, LANGUAGE_CHANGES, showIn } from './chooseLocale';
import { oncePerUser } from './oncePerUser';

/** What the language of an account is followed with. */
export type LanguageRuntime = Pick<Runtime, 'session' | 'clients' | 'copy' | 'languageSettled'>;

const body = picklist(localesOf('hosted'));
const choices = { name: LANGUAGE_CHANGES, body };

/** The language that this tab was reloaded for without getting it. */
const TRIED_KEY = 'languageTried';

const LOOK_EVERY_MS = 200;
/** After so many milliseconds the page stays as it is until the next visit: its reader has begun. */
const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Follows the language of the signed-in user: sends what was chosen here, and shows the site in what was chosen last
 * on another device, by reloading the page while nothing would be lost.
 */
export function startAccountLanguage(
  page: Window,
  local: KeyValueStore,
  { session, clients, copy, languageSettled }: LanguageRuntime,
): void {
  const tab = createStore(() => page.sessionStorage);
  const currentUid = () => session.getSnapshot().context.uid;
  let timer = 0;

  /** Shows an answer to what was sent or asked at a time, unless the user has chosen since. */
  const follow = (uid: Id, since: number, language: LocaleTag | null) => {
    page.clearInterval(timer);
    if (language === null) return;
    languageSettled.set(true);
    if (language === copy.tag) return tab.remove(TRIED_KEY);
    // Once: a host may not know how to choose it, and the page would be loaded for ever.
    if (tab.get(TRIED_KEY) === language) return;
    const until = Date.now() + RELOAD_TIMEOUT_MS;
    const look = () => {
      const hasChosen = readChanges(local, uid, choices).some(({ at }) => at > since);
      const isOver = hasChosen || uid !== currentUid() || Date.now() > until;
      if (!isOver && !isCalm(page.document)) return;
      page.clearInterval(timer);
      if (isOver) return;
      tab.set(TRIED_KEY, language);
      showIn(page, language);
    };
    timer = page.setInterval(look, LOOK_EVERY_MS);
    look();
  };

  const outbox = openOutbox<LocaleTag>(page, local, session, {
    ...choices,
    intervalMs: 0,
    callSize: 1,
    async send(uid, changes) {
      markLoaded(uid);
      const { language } = await clients();
      for (const { at, body: chosen } of changes) {
        const answer = await language.choose(uid, { language: chosen, age: ageOf(at, Date.now()) });
        follow(uid, at, answer.language);
      }
    },
  });

  /** What was chosen while nobody was signed in is the next user's choice. */
  const adopt = () => {
    const uid = currentUid();
    if (uid === null) return;
    const [choice] = readChanges(local, '', choices);
    const [own] = readChanges(local, uid, choices);
    if (choice !== undefined && choice.at >= (own?.at ?? 0)) storeChange(local, choiceKey(uid), choice);
    local.remove(choiceKey(null));
  };

  adopt();
  // Before the outbox, which reads what waits for the user who signs in.
  session.subscribe(adopt);
  const { markLoaded } = oncePerUser(outbox, {
    load: async (uid) => (await clients()).language.find(uid),
    onLoaded: (uid, answer, since) => follow(uid, since, answer?.language ?? null),
  });
  outbox.start();
}
