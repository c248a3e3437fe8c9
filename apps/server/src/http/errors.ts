import { DEFAULT_LOCALE, type LocaleTag } from '@chalchitra/api/contract';
import { copyIn, type ServerCopy } from '../copy/copy';
import { json } from './json';

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** What a refusal says: to people in their language, to tools in English. */
type Sentence = string | ((copy: ServerCopy) => string);

/** A refusal with the sentence that the caller gets. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly #sentence: Sentence;

  constructor(
    status: ErrorStatus,
    sentence: Sentence,
    options?: ErrorOptions & { headers?: Record<string, string> },
  ) {
    super(sentenceIn(sentence, DEFAULT_LOCALE), options);
    this.#sentence = sentence;
    this.status = status;
    this.headers = options?.headers ?? {};
  }

  /** What the caller gets, in a language. */
  sentenceIn(locale: LocaleTag): string {
    return sentenceIn(this.#sentence, locale);
  }
}

/** The refusal with 401 where nobody is signed in, or a sign-in doesn’t hold. */
export const unauthenticated = (sentence: Sentence): HttpError =>
  new HttpError(401, sentence, { headers: { 'www-authenticate': 'Bearer' } });

const sentenceIn = (sentence: Sentence, locale: LocaleTag): string =>
  typeof sentence === 'string' ? sentence : sentence(copyIn(locale));

/** A refusal as JSON: the sentence under both names that the specification's clients read (spec §7). */
export function refusal(
  status: ErrorStatus,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json({ message: sentence, detail: sentence }, status, { 'cache-control': 'no-store', ...headers });
}
