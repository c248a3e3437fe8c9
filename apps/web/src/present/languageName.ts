import { languageCodes } from '@chalchitra/api/catalogue';
import { kept, type Presenter } from './present';

const CODE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** English names by code, as catalogues have them: `Intl` says "Bangla" where they say "Bengali". */
const englishNames = new Map(Object.entries(languageCodes).map(([name, code]) => [code, name]));

const namesIn = kept(
  (locale: string) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
);

/** What readers of a locale call a language that is given by its code or its English name; another text stays as it is. */
export const languageNames =
  ({ locale }: Pick<Presenter, 'locale'>) =>
  (codeOrName: string): string => {
    const code = languageCodes[codeOrName] ?? codeOrName;
    const english = locale.startsWith('en') ? englishNames.get(code) : undefined;
    if (english !== undefined || !CODE.test(code)) return english ?? codeOrName;
    try {
      return namesIn(locale).of(code) ?? codeOrName;
    } catch {
      return codeOrName;
    }
  };
