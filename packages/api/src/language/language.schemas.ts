import { type GenericSchema, nullable, object, pipe, string, transform } from 'valibot';
import { localesOf } from '../settings/locales';
import type { AccountLanguage } from './language.types';

/** The language of an account from the wire; one that this build isn't written in counts as none. */
export const accountLanguageSchema: GenericSchema<unknown, AccountLanguage> = object({
  language: nullable(
    pipe(
      string(),
      transform((tag) => localesOf('hosted').find((known) => known === tag) ?? null),
    ),
  ),
});
