import type { ApiErrorKind, ApiFailure } from '@chalchitra/api/types';
import type { FailureCode } from './failureCodes';

/**
 * What failed. `detail` is the message of the server or the provider, shown instead of ours where the flow says so. `cause`
 * is why the call failed, where the visitor can do something about it: no connection, no response, too many calls, a wait that the server demands.
 */
export interface Failure {
  code: FailureCode;
  detail?: string;
  cause?: Pick<ApiFailure, 'kind' | 'status' | 'retryAfterSeconds'>;
}

/** A failed effect as a code, with the server's message where it sent one. */
export function toFailure(code: FailureCode, error: unknown): Failure {
  // The detail of an unreadable response is about its shape, not a message of the server for visitors.
  const kind = fieldAt(error, 'kind');
  const isReadable = kind !== 'badShape' && kind !== 'notJson';
  const detail = isReadable ? textAt(error, 'detail') : undefined;
  const cause = causeOf(error);
  return { code, ...(detail !== undefined && { detail }), ...(cause !== undefined && { cause }) };
}

function causeOf(error: unknown): Failure['cause'] {
  const kind = fieldAt(error, 'kind');
  if (kind === 'offline' || kind === 'timeout') return { kind };
  const status = statusOf(error);
  if (kind !== 'http' || status === undefined) return undefined;
  const retryAfterSeconds = fieldAt(error, 'retryAfterSeconds');
  if (typeof retryAfterSeconds === 'number') return { kind, status, retryAfterSeconds };
  return status === TOO_MANY_REQUESTS ? { kind, status } : undefined;
}

const LOST_KINDS: readonly ApiErrorKind[] = ['offline', 'timeout', 'aborted', 'notJson', 'badShape'];
const TOO_MANY_REQUESTS = 429;
const GATEWAY_STATUSES: readonly unknown[] = [502, 504];

/** Whether a call may have taken effect although its response is lost or unreadable. */
export function isResponseLost(error: unknown): boolean {
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
