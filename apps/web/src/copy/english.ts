import { DEFAULT_LOCALE } from '@chalchitra/api/locales';
import type { AreaMessages, BaseMessages } from './copy';
import { loadLocale } from './locales';

const { base, areas: names, load } = await loadLocale(DEFAULT_LOCALE);
const areas = await Promise.all(names.map(async (name) => [name, await load(name)] as const));

/** All messages of English, for tests and stories. */
export const english = { base, ...Object.fromEntries(areas) } as AreaMessages & { base: BaseMessages };
