import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userDetailsQuery } from '../../queries/account.queries';
import { paymentHistoryQuery, plansQuery } from '../../queries/payments.queries';
import { keepPending } from '../../queries/queryClient';
import { usePerson, useRuntime, useUid } from '../../runtime';
import { ProfileScreen } from './ProfileScreen';
import { profileEditOf } from './profileEditFlow';
import { toShownPerson } from './profileView';

/** /profile */
export function Component() {
  const uid = useUid();
  return uid === null ? null : <Visit key={uid} uid={uid} />;
}

function Visit({ uid }: { uid: string }) {
  const runtime = useRuntime();
  const { clients, session } = runtime;
  const person = usePerson();
  const details = useQuery(userDetailsQuery(clients, uid));
  const history = useQuery(paymentHistoryQuery(clients, uid));
  const plans = useQuery(plansQuery(clients));
  const edit = profileEditOf(runtime, uid);
  useEffect(() => () => edit.send({ type: 'page.left' }), [edit]);
  return (
    <ProfileScreen
      person={toShownPerson(person, details.isPending ? undefined : details.data)}
      hasPhoneFailed={details.isLoadingError}
      edit={edit}
      payments={history.data ?? null}
      plans={plans.data ?? []}
      historyError={history.error}
      plansError={plans.error}
      onRetry={() => {
        for (const query of [details, history, plans]) if (query.isError) void query.refetch(keepPending);
      }}
      onLogout={() => session.send({ type: 'session.signOut' })}
    />
  );
}
