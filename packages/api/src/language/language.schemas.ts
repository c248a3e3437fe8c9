import {
  array,
  type GenericSchema,
  maxLength,
  nullable,
  object,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { MAX_LANGUAGES } from '../constants';
import { localesOf } from '../settings/locales';
import type { AccountLanguage, ContentLanguages } from './language.types';

/** The language of an account from the wire; one that this build isn't written in counts as none. */
export const accountLanguageSchema: GenericSchema<unknown, AccountLanguage> = object({
  language: nullable(
    pipe(
      string(),
      transform((tag) => localesOf('hosted').find((known) => known === tag) ?? null),
    ),
  ),
});

const MAX_LANGUAGE_LENGTH = 60;

/** Languages as a catalogue writes them. */
export const languageNames = pipe(
  array(
    pipe(
      string(),
      maxLength(MAX_LANGUAGE_LENGTH, 'is too long'),
      regex(/^[^\p{Surrogate}\p{Cc}]+$/u, 'must be the name of a language'),
    ),
  ),
  maxLength(MAX_LANGUAGES, 'are too many'),
);

/** The languages that an account wants to see first, from the wire. */
export const contentLanguagesSchema: GenericSchema<unknown, ContentLanguages> = object({
  languages: nullable(languageNames),
});
