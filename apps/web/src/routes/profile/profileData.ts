import { uidOf } from '@chalchitra/machines';
import { accountSummaryQuery, userDetailsQuery } from '../../queries/account.queries';
import { paymentHistoryQuery, plansQuery, switchQuotesQuery } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

/** Fetches the user's details, payments and the plans that were paid for; what is far below is fetched by the page itself. */
export function loadProfile({ clients, queryClient, session }: Runtime): void {
  void queryClient.prefetchQuery(plansQuery(clients));
  const uid = uidOf(session);
  if (uid === null) return;
  void queryClient.prefetchQuery(userDetailsQuery(clients, uid));
  void queryClient.prefetchQuery(paymentHistoryQuery(clients, uid));
  void queryClient.prefetchQuery(accountSummaryQuery(clients, uid));
  void queryClient.prefetchQuery(switchQuotesQuery(clients, uid));
}
