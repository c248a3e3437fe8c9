import { changedPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';
import { hasStatus } from '../frame/explain';

/** Passes on why a payment was refused. Where the user has paid elsewhere, the history shows it; the refusal doesn't wait for that. */
export function refusedPayment({ clients, queryClient }: Runtime, uid: string) {
  return (error: unknown): never => {
    if (hasStatus(error, 409)) void changedPayments(queryClient, clients, uid).catch(() => {});
    throw error;
  };
}
