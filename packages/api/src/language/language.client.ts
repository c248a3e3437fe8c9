import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import {
  accountLanguage,
  chooseContentLanguages,
  chooseLanguage,
  contentLanguages,
} from './language.contract';
import type {
  AccountLanguage,
  ContentLanguages,
  ContentLanguagesChoice,
  LanguageChoice,
} from './language.types';

/** The content server's calls about the languages of an account; each rejects with an ApiError. */
export interface LanguageClient {
  /** Null where the server doesn't know the call. */
  find(uid: string, options?: CallOptions): Promise<AccountLanguage | null>;
  /** Returns the language in force, which another device may have chosen later. */
  choose(uid: string, choice: LanguageChoice, options?: CallOptions): Promise<AccountLanguage>;
  /** The languages whose titles come first; null where the server doesn't know the call. */
  findContent(uid: string, options?: CallOptions): Promise<ContentLanguages | null>;
  /** Returns the ones in force. */
  chooseContent(
    uid: string,
    choice: ContentLanguagesChoice,
    options?: CallOptions,
  ): Promise<ContentLanguages>;
}

/** A client of these calls. */
export function createLanguageClient(options: ServerOptions): LanguageClient {
  const call = createCaller(options);
  return {
    find: (uid, { signal } = {}) => orUnknown(call(accountLanguage, { params: { uid }, signal })),
    choose: (uid, choice, { signal } = {}) => call(chooseLanguage, { params: { uid }, body: choice, signal }),
    findContent: (uid, { signal } = {}) => orUnknown(call(contentLanguages, { params: { uid }, signal })),
    chooseContent: (uid, choice, { signal } = {}) =>
      call(chooseContentLanguages, { params: { uid }, body: choice, signal }),
  };
}
