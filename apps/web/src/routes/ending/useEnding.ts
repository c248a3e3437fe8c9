import type { Id } from '@chalchitra/api/types';
import { useQuery } from '@tanstack/react-query';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';
import { type Ending, endingOf } from './ending';

/** The end of a user's subscription; null where it isn't near, or closed for this period. */
export function useEnding(uid: Id): { ending: Ending | null; close: () => void } {
  const { clients, closedEnding } = useRuntime();
  // A history that has failed is fetched again by the page that shows it, not by this line.
  const { data } = useQuery({ ...paymentHistoryQuery(clients, uid), retryOnMount: false });
  const closed = useCell(closedEnding);
  const ending = data === undefined ? null : endingOf(data, new Date(), closed);
  return { ending, close: () => ending && closedEnding.set(ending.periodEnd) };
}
