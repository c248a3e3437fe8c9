import { isCallUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import { accountLanguage, chooseLanguage } from './language.contract';
import type { AccountLanguage, LanguageChoice } from './language.types';

/** The content server's calls about the language of an account; each rejects with an ApiError. */
export interface LanguageClient {
  /** Null where the server doesn't know the call. */
  find(uid: string, options?: CallOptions): Promise<AccountLanguage | null>;
  /** Answers the language in force, which another device may have chosen later. */
  choose(uid: string, choice: LanguageChoice, options?: CallOptions): Promise<AccountLanguage>;
}

/** A client of these calls. */
export function createLanguageClient(options: ServerOptions): LanguageClient {
  const call = createCaller(options);
  return {
    async find(uid, { signal } = {}) {
      try {
        return await call(accountLanguage, { params: { uid }, signal });
      } catch (error) {
        if (isCallUnknown(error)) return null;
        throw error;
      }
    },
    choose: (uid, choice, { signal } = {}) => call(chooseLanguage, { params: { uid }, body: choice, signal }),
  };
}
