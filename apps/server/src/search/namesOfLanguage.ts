import { labelsFrom, languageCodes, localeFacts, localesOf } from '@chalchitra/api/contract';

const LOCALES = localesOf('hosted').map((tag) => localeFacts(tag).formats);

/** What a language of the catalogue is called: as the catalogue does, in itself, and in the site's languages. */
export function namesOfLanguage(written: string): string[] {
  return labelsFrom([written]).flatMap((name) => {
    const code = languageCodes[name];
    if (code === undefined) return [name];
    const names = [...LOCALES, code].map((locale) =>
      new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code),
    );
    return [...new Set([name, ...names.filter((found) => found !== undefined)])];
  });
}
