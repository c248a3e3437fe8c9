import { json } from './json';

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503;

/** A refusal with the sentence that the caller gets. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ErrorStatus,
    message: string,
    options?: ErrorOptions & { headers?: Record<string, string> },
  ) {
    super(message, options);
    this.status = status;
    this.headers = options?.headers ?? {};
  }
}

/** A refusal as JSON: the sentence under both names that the specification's clients read (spec §7). */
export function refusal(
  status: ErrorStatus,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return json({ message: sentence, detail: sentence }, status, { 'cache-control': 'no-store', ...headers });
}
