/** What a page's markup says of a language. */
interface LocaleFacts {
  dir: 'ltr' | 'rtl';
  /** Generated from English for tests: can be chosen in local mode alone. */
  isGenerated?: true;
}

/** The languages that the site can be shown in, by the tag of `<html lang>`; each has a folder of messages in the web app. */
export const locales = {
  en: { dir: 'ltr' },
  'en-XA': { dir: 'ltr', isGenerated: true },
  'ar-XB': { dir: 'rtl', isGenerated: true },
} satisfies Record<string, LocaleFacts>;

/** The tag of a language that the site can be shown in. */
export type LocaleTag = keyof typeof locales;

/** What is shown where no other language has been chosen. */
export const DEFAULT_LOCALE = 'en' satisfies LocaleTag;

/** The language of a tag; null where the site isn't available in it. */
export function findLocale(tag: string): LocaleTag | null {
  return Object.hasOwn(locales, tag) ? (tag as LocaleTag) : null;
}

/** The languages that a visitor can choose in a mode. */
export function localesOf(mode: 'local' | 'hosted'): LocaleTag[] {
  const facts: Record<LocaleTag, LocaleFacts> = locales;
  const tags = Object.keys(locales) as LocaleTag[];
  return tags.filter((tag) => mode === 'local' || !facts[tag].isGenerated);
}

/** The attributes of `<html>` in a language. */
export function localeAttributes(tag: LocaleTag): { lang: LocaleTag; dir: 'ltr' | 'rtl' } {
  return { lang: tag, dir: locales[tag].dir };
}
