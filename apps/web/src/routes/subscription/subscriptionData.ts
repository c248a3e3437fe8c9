import { plansQuery } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';

/** Fetches the plans; resolves when they are loaded or have failed. */
export async function loadSubscription({ clients, queryClient }: Runtime): Promise<void> {
  await queryClient.prefetchQuery(plansQuery(clients));
}
