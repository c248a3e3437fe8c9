import type { ApiErrorKind, ApiFailure } from '@chalchitra/api/types';
import type { FailureCode } from './failureCodes';

/**
 * What went wrong; `detail` is the server's or the provider's own message, shown in place of ours where the flow says
 * so, `cause` why the call failed where the visitor can do something about that: no connection, no answer, too many calls.
 */
export interface Failure {
  code: FailureCode;
  detail?: string;
  cause?: Pick<ApiFailure, 'kind' | 'status' | 'retryAfterSeconds'>;
}

/** A failed effect as a code, with the server's message where it sent one. */
export function toFailure(code: FailureCode, error: unknown): Failure {
  // What an unreadable answer lacks is for us to know; the server said nothing to anybody.
  const kind = fieldAt(error, 'kind');
  const isReadable = kind !== 'badShape' && kind !== 'notJson';
  const detail = isReadable ? textAt(error, 'detail') : undefined;
  const cause = causeOf(error);
  return { code, ...(detail !== undefined && { detail }), ...(cause !== undefined && { cause }) };
}

function causeOf(error: unknown): Failure['cause'] {
  const kind = fieldAt(error, 'kind');
  if (kind === 'offline' || kind === 'timeout') return { kind };
  if (kind !== 'http' || statusOf(error) !== TOO_MANY_REQUESTS) return undefined;
  const retryAfterSeconds = fieldAt(error, 'retryAfterSeconds');
  return {
    kind,
    status: TOO_MANY_REQUESTS,
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  };
}

const LOST_KINDS: readonly ApiErrorKind[] = ['offline', 'timeout', 'aborted', 'notJson', 'badShape'];
const TOO_MANY_REQUESTS = 429;
const GATEWAY_STATUSES: readonly unknown[] = [502, 504];

/** Whether a call may have taken effect although no readable answer came back. */
export function isAnswerLost(error: unknown): boolean {
  const kind = fieldAt(error, 'kind');
  return LOST_KINDS.some((lost) => lost === kind) || GATEWAY_STATUSES.includes(fieldAt(error, 'status'));
}

/** The HTTP status of a refused call, if it has one. */
export function statusOf(error: unknown): number | undefined {
  const status = fieldAt(error, 'status');
  return typeof status === 'number' ? status : undefined;
}

/** One field of whatever was thrown. */
export function fieldAt(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** One field of whatever was thrown, where it is text worth showing. */
export function textAt(error: unknown, name: string): string | undefined {
  const value = fieldAt(error, name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
