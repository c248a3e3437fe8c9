import type { PaymentsClient } from '@chalchitra/api';
import { queryOptions } from '@tanstack/react-query';

/** A person's payments; kept fresh for a minute, and asked for anew by the flows that pay. */
export function paymentHistoryQuery(payments: PaymentsClient, uid: string) {
  return queryOptions({
    queryKey: ['payments', 'history', uid],
    queryFn: async ({ signal }) => (await payments.history(uid, { signal })).items,
    staleTime: 60_000,
  });
}

/** The plans on offer. */
export function plansQuery(payments: PaymentsClient) {
  return queryOptions({
    queryKey: ['payments', 'plans'],
    queryFn: async ({ signal }) => (await payments.plans({ signal })).items,
  });
}
