import type { LocaleTag } from '../settings/locales';

/** The language that an account's user has chosen last, on whichever device; null where none was chosen. */
export interface AccountLanguage {
  language: LocaleTag | null;
}

/** A choice of a language. */
export interface LanguageChoice {
  language: LocaleTag;
  /** Milliseconds since the user chose it: the clocks of devices differ, so no time is sent. */
  age: number;
}
