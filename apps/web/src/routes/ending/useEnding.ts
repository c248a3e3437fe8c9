import type { Id } from '@chalchitra/api/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { useRuntime } from '../../runtime';
import { type Ending, endingOf } from './ending';

/** The end of a user's subscription; null where it isn't near, or closed for this period. */
export function useEnding(uid: Id): { ending: Ending | null; close: () => void } {
  const { clients, closedEnding } = useRuntime();
  // A history that has failed is fetched again by the page that shows it, not by this line.
  const { data } = useQuery({ ...paymentHistoryQuery(clients, uid), retryOnMount: false });
  const [closed, setClosed] = useState<string | null>(null);
  const near = data === undefined ? null : endingOf(data, new Date());
  const isClosed = near === null || near.periodEnd === closed || closedEnding.isClosed(near.periodEnd);
  const close = () => {
    if (near === null) return;
    closedEnding.close(near.periodEnd);
    setClosed(near.periodEnd);
  };
  return { ending: isClosed ? null : near, close };
}
