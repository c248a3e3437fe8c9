import { hasPaid } from '@chalchitra/machines';
import { useQuery } from '@tanstack/react-query';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { useRuntime } from '../../runtime';

/** Whether the user has paid in another tab or on another device, checked when the page is looked at again; nobody pays twice. */
export function usePaidElsewhere(uid: string | null): boolean {
  const { clients } = useRuntime();
  const { data } = useQuery({
    ...paymentHistoryQuery(clients, uid ?? ''),
    enabled: uid !== null,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
  });
  return data !== undefined && hasPaid(data);
}
