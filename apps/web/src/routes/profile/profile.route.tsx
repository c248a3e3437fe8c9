import { useQuery } from '@tanstack/react-query';
import { userDetailsQuery } from '../../queries/account.queries';
import { paymentHistoryQuery, plansQuery } from '../../queries/payments.queries';
import { usePerson, useRuntime, useUid } from '../../runtime';
import { ProfileScreen } from './ProfileScreen';

/** /profile */
export function ProfileRoute() {
  const { account, payments, session } = useRuntime();
  const person = usePerson();
  const uid = useUid() ?? '';
  const details = useQuery({ ...userDetailsQuery(account, uid), enabled: uid !== '' });
  const history = useQuery({ ...paymentHistoryQuery(payments, uid), enabled: uid !== '' });
  const plans = useQuery(plansQuery(payments));
  return (
    <ProfileScreen
      person={{
        name: details.data?.displayName || (person?.name ?? ''),
        email: person?.email ?? '',
        photoUrl: person?.photoUrl ?? null,
        phone: details.isPending ? undefined : (details.data?.phoneNumber ?? null),
      }}
      payments={history.data ?? null}
      plans={plans.data ?? []}
      hasHistoryFailed={history.isError}
      havePlansFailed={plans.isError}
      onRetry={() => {
        for (const query of [details, history, plans]) if (query.isError) void query.refetch();
      }}
      onLogout={() => session.send({ type: 'session.signOut' })}
    />
  );
}
