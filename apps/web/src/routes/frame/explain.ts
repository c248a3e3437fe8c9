import type { ApiFailure } from '@chalchitra/api/types';
import { onlineManager } from '@tanstack/react-query';
import { type BaseMessages, useBaseMessages } from '../../copy/copy';

const MINUTE_S = 60;

/** Whether a call was refused with a status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  (error as Partial<ApiFailure> | null)?.status === status;

/** Whether a call failed because there is no such thing, and not because it couldn't be loaded. */
export const isMissing = (error: unknown): boolean => hasStatus(error, 404);

/** Why a call failed, as far as the visitor can do something about it; else null. */
export function explainFailure(error: unknown, { failures }: BaseMessages): string | null {
  const { kind, status, retryAfterSeconds } = (error ?? {}) as Partial<ApiFailure>;
  // Code that couldn't be loaded fails without a kind.
  if (kind === 'offline' || !onlineManager.isOnline()) return failures.offline;
  if (kind === 'timeout') return failures.timeout;
  return status === 429 || retryAfterSeconds !== undefined ? busyText(retryAfterSeconds, failures) : null;
}

function busyText(seconds: number | undefined, failures: BaseMessages['failures']): string {
  if (seconds === undefined) return failures.busy;
  return seconds > 5 * MINUTE_S
    ? failures.busyMinutes({ minutes: Math.ceil(seconds / MINUTE_S) })
    : failures.busySeconds({ seconds });
}

/** What a page that failed is called: `missing` where there is no such thing. */
export const failedPageName = (
  error: unknown,
  missing: string | undefined,
  { failures }: BaseMessages,
): string => (isMissing(error) ? missing : undefined) ?? failures.page;

/** Explains errors in the active language. */
export function useExplain(): (error: unknown) => string | null {
  const messages = useBaseMessages();
  return (error) => explainFailure(error, messages);
}
