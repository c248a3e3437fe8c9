import { MINUTE_MS } from '@chalchitra/api/constants';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import { madeOfPayments } from './payments.queries';

/** A user's receipts; none where the server gives none. */
export function receiptsQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: [...madeOfPayments(uid), 'receipts'],
    queryFn: async ({ signal }) => (await (await clients()).receipts.receipts(uid, { signal })).items,
    staleTime: MINUTE_MS,
  });
}

/** A receipt as a PDF, fetched when it is opened. */
export function receiptFileQuery(clients: LoadClients, uid: string, paymentId: string) {
  return queryOptions({
    queryKey: ['payments', 'receiptFile', uid, paymentId],
    queryFn: async ({ signal }) => (await clients()).receipts.file(uid, paymentId, { signal }),
    enabled: false,
    gcTime: 0,
  });
}
