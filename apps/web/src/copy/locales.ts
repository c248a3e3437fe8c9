import type { LocaleTag } from '@chalchitra/api';
import type { LocaleBundle } from './copy';

/** The folder of each language; one without is found by its test. */
const folders = import.meta.glob<LocaleBundle>('./*/index.ts', { import: 'bundle' });

/** Loads the messages of one language. */
export async function loadLocale(tag: LocaleTag): Promise<LocaleBundle> {
  const load = folders[`./${tag}/index.ts`];
  if (load === undefined) throw new Error(`The language ${tag} has no folder of messages`);
  return load();
}
