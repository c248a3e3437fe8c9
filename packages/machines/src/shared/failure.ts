import type { ApiErrorKind } from '@chalchitra/api/types';
import type { FailureCode } from './failureCodes';

/** What went wrong; `detail` is the server's or the provider's own message, shown in place of ours where the flow says so. */
export interface Failure {
  code: FailureCode;
  detail?: string;
}

/** A failed effect as a code, with the server's message where it sent one. */
export function toFailure(code: FailureCode, error: unknown): Failure {
  const detail = textAt(error, 'detail');
  return detail === undefined ? { code } : { code, detail };
}

const LOST_KINDS: readonly ApiErrorKind[] = ['offline', 'timeout', 'aborted', 'notJson', 'badShape'];
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
