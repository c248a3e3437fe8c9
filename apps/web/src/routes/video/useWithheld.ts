import { useEffect } from 'react';
import { changedPayments } from '../../queries/payments.queries';
import { useRuntime, useUid } from '../../runtime';

/** Loads the payments again when a title came without its video, which is withheld once the subscription has ended: the gate follows them. */
export function useWithheld(withheldAt: number | null): void {
  const { clients, queryClient } = useRuntime();
  const uid = useUid();
  useEffect(() => {
    if (withheldAt !== null && uid !== null) changedPayments(queryClient, clients, uid).catch(() => {});
  }, [withheldAt, uid, queryClient, clients]);
}
