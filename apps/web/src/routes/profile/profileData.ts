import { userDetailsQuery } from '../../queries/account.queries';
import { paymentHistoryQuery, plansQuery } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

/** Asks for the person's details, payments and the plans that were paid for. */
export function loadProfile({ account, payments, queryClient, session }: Runtime): void {
  void queryClient.prefetchQuery(plansQuery(payments));
  const { uid } = session.getSnapshot().context;
  if (uid === null) return;
  void queryClient.prefetchQuery(userDetailsQuery(account, uid));
  void queryClient.prefetchQuery(paymentHistoryQuery(payments, uid));
}
