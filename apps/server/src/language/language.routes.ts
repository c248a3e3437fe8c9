import {
  accountLanguage,
  chooseContentLanguages,
  chooseLanguage,
  contentLanguages,
} from '@chalchitra/api/contract';
import { type Mount, ownOnly } from '../http/mount';
import type { LanguageStore } from './language.store';

/** Mounts the calls about the languages of one's own account, additions to the specification's. */
export function mountLanguage(
  mount: Mount,
  { store, now }: { readonly store: LanguageStore; now(): Date },
): void {
  mount(accountLanguage, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    return { language: await store.find(uid) };
  });

  mount(chooseLanguage, async ({ params, caller, body }) => {
    const { uid } = ownOnly(caller, params.uid);
    return { language: await store.choose(uid, body, now()) };
  });

  mount(contentLanguages, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    return { languages: await store.findContent(uid) };
  });

  mount(chooseContentLanguages, async ({ params, caller, body }) => {
    const { uid } = ownOnly(caller, params.uid);
    return { languages: await store.chooseContent(uid, body, now()) };
  });
}
