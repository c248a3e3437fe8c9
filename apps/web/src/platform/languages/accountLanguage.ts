import { localesOf } from '@chalchitra/api';
import type { LocaleTag } from '@chalchitra/api/locales';
import type { Id } from '@chalchitra/api/types';
import { uidOf } from '@chalchitra/machines';
import { picklist } from 'valibot';
import type { Runtime } from '../../runtime';
import { readChanges } from '../outbox/outbox';
import { canReload } from '../page/canReload';
import type { KeyValueStore } from '../storage';
import { choiceKey, LANGUAGE_CHANGES, showIn, storeChoice } from './chooseLanguage';
import { openChoice } from './openChoice';

/** What the language of an account is followed with. */
export type LanguageRuntime = Pick<Runtime, 'session' | 'clients' | 'copy' | 'languageSettled'>;

const body = picklist(localesOf('hosted'));
const choices = { name: LANGUAGE_CHANGES, body };

/** The language that this tab was reloaded for without getting it. */
const TRIED_KEY = 'languageTried';

const CHECK_INTERVAL_MS = 200;
/** After so many milliseconds the page stays as it is until the next visit: its reader has begun. */
const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Follows the language of the signed-in user: sends what was chosen here, and shows the site in what was chosen last
 * on another device, by reloading the page while nothing would be lost.
 */
export function startAccountLanguage(
  window: Window,
  local: KeyValueStore,
  sessionOnly: KeyValueStore,
  runtime: LanguageRuntime,
): void {
  const { session, copy, languageSettled } = runtime;
  let timer = 0;

  /** Shows the language in force, unless the user has chosen again since. */
  const follow = (uid: Id, language: LocaleTag | null, hasChosen: () => boolean) => {
    window.clearInterval(timer);
    if (language === null) return;
    languageSettled.set(true);
    if (language === copy.tag) return sessionOnly.remove(TRIED_KEY);
    // Once: a host may not know how to choose it, and the page would be loaded for ever.
    if (sessionOnly.get(TRIED_KEY) === language) return;
    const until = Date.now() + RELOAD_TIMEOUT_MS;
    const look = () => {
      const isOver = hasChosen() || uid !== uidOf(session) || Date.now() > until;
      if (!isOver && !canReload(window.document)) return;
      window.clearInterval(timer);
      if (isOver) return;
      sessionOnly.set(TRIED_KEY, language);
      showIn(window, language);
    };
    timer = window.setInterval(look, CHECK_INTERVAL_MS);
    look();
  };

  /** What was chosen while nobody was signed in is the next user's choice. The tab has what this browser's storage refused. */
  const adopt = () => {
    const uid = uidOf(session);
    if (uid === null) return;
    const sources = [
      [local, null],
      [sessionOnly, null],
      [sessionOnly, uid],
    ] as const;
    for (const [store, owner] of sources) {
      const [choice] = readChanges(store, owner, choices);
      const [own] = readChanges(local, uid, choices);
      store.remove(choiceKey(owner));
      if (choice !== undefined && choice.at >= (own?.at ?? 0)) storeChoice([local, sessionOnly], uid, choice);
    }
  };

  adopt();
  // Before the choice is opened, which reads what waits for the user who signs in.
  session.subscribe(adopt);
  openChoice(window, local, runtime, {
    ...choices,
    find: (client, uid) => client.find(uid),
    choose: (client, uid, language, age) => client.choose(uid, { language, age }),
    onFound: (uid, found, hasChosen) => follow(uid, found?.language ?? null, hasChosen),
    onChosen(uid, current, hasChosen) {
      sessionOnly.remove(choiceKey(uid));
      follow(uid, current.language, hasChosen);
    },
  });
}
