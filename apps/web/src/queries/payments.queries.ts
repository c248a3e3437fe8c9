import type { PaymentsClient } from '@chalchitra/api';
import { MINUTE_MS } from '@chalchitra/api/constants';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** A person's payments; kept fresh for a minute, and asked for anew by the flows that pay. */
export function paymentHistoryQuery(payments: PaymentsClient, uid: string) {
  return queryOptions({
    queryKey: ['payments', 'history', uid],
    queryFn: async ({ signal }) => (await payments.history(uid, { signal })).items,
    staleTime: MINUTE_MS,
  });
}

/** A person's payments as the server has them at this moment; the cache then holds them. */
export function freshPayments(queryClient: QueryClient, payments: PaymentsClient, uid: string) {
  return queryClient.fetchQuery({ ...paymentHistoryQuery(payments, uid), staleTime: 0 });
}

/** The plans on offer. */
export function plansQuery(payments: PaymentsClient) {
  return queryOptions({
    queryKey: ['payments', 'plans'],
    queryFn: async ({ signal }) => (await payments.plans({ signal })).items,
  });
}
