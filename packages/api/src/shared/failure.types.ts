/**
 * Why a call failed: `offline` no response came, `timeout` it took too long, `aborted` the caller gave up,
 * `http` the server refused, `notJson` and `badShape` the response can't be read.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'notJson' | 'badShape';

/** The facts of a failed call; `detail` is the server's own message. */
export interface ApiFailure {
  kind: ApiErrorKind;
  status?: number;
  detail?: string;
  retryAfterSeconds?: number;
}
