import type { LocaleTag } from '../settings/locales';

/** The language that an account's user has chosen last, on whichever device; null where none was chosen. */
export interface AccountLanguage {
  language: LocaleTag | null;
}

/** The languages whose titles an account wants to see first, as the catalogue writes them; null where its user has never chosen. */
export interface ContentLanguages {
  languages: string[] | null;
}

/** A choice of them; none where no language is to come first. */
export interface ContentLanguagesChoice {
  languages: string[];
  /** Milliseconds since the user chose them. */
  age: number;
}

/** A choice of a language. */
export interface LanguageChoice {
  language: LocaleTag;
  /** Milliseconds since the user chose it: the clocks of devices differ, so no time is sent. */
  age: number;
}
