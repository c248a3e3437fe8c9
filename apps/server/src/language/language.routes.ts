import { accountLanguage, chooseLanguage } from '@chalchitra/api/contract';
import { type Mount, ownOnly } from '../http/mount';
import type { LanguageStore } from './language.store';

/** Mounts the calls about the language of one's own account, additions to the specification's. */
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
}
