import { type LocaleTag, localesOf } from './locales';

/** The first of a reader's languages that the site is written in; whoever reads Hindi in Latin letters gets none. */
export function bestLocale(wanted: readonly string[]): LocaleTag | null {
  const available = localesOf('hosted');
  for (const tag of wanted) {
    const language = tag.split('-', 1)[0]?.toLowerCase();
    const found = available.find((locale) => locale === language);
    if (found !== undefined && !/-latn\b/i.test(tag)) return found;
  }
  return null;
}
