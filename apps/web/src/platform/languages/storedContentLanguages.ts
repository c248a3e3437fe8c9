import { MAX_LANGUAGES } from '@chalchitra/api/constants';
import { array, type GenericSchema, maxLength, nonEmpty, pipe, string } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';
import { accountKey } from '../storageKeys';

/** Languages as the catalogue writes them. */
export const languagesSchema: GenericSchema<unknown, string[]> = pipe(
  array(pipe(string(), nonEmpty())),
  maxLength(MAX_LANGUAGES),
);

/** Where the languages are stored that an account has chosen to see first. */
export const contentLanguagesKey = (uid: string) => accountKey('contentLanguages', uid);

/** The languages that an account has chosen to see first; null where it hasn't chosen yet. */
export const readContentLanguages = (local: KeyValueStore, uid: string): string[] | null =>
  readJson(local, contentLanguagesKey(uid), languagesSchema);
