import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useBaseMessages } from '../../copy/copy';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { useRuntime, useUid } from '../../runtime';
import { paths } from '../paths';
import { FailurePage } from './FailurePage';
import { useGate } from './Gate';
import { useFailureTitle } from './useDocumentTitle';

/**
 * The pages for subscribers: everybody else is sent to the plans (spec §4). Until it is known who has paid
 * a page is shown as one that is being loaded, so that nothing has to be put in its place.
 */
export function SubscribersOnly() {
  const gate = useGate();
  const { failures } = useBaseMessages();
  const state = useSelector(gate, (snapshot) => snapshot);
  const { clients } = useRuntime();
  const uid = useUid();
  // What the gate found before this page was opened turns nobody away: they may have paid since.
  const [hasSentCheck, setHasSentCheck] = useState(false);
  useEffect(() => {
    gate.send({ type: 'gate.check' });
    setHasSentCheck(true);
  }, [gate]);
  // A subscription may end in an open tab: the gate follows what is loaded.
  useQuery({ ...paymentHistoryQuery(clients, uid ?? ''), enabled: state.matches('paid') });
  const hasFailed = hasSentCheck && state.matches('failed');
  useFailureTitle(hasFailed);
  if (hasSentCheck && state.matches('unpaid')) return <Navigate to={paths.subscription} replace />;
  if (!hasFailed) return <Outlet />;
  return (
    <FailurePage
      message={failures.paymentHistory}
      error={state.context.failure?.cause}
      onRetry={() => gate.send({ type: 'gate.check' })}
    />
  );
}

/** Whether it is known that the user has paid. */
export function useHasPaid(): boolean {
  return useSelector(useGate(), (snapshot) => snapshot.matches('paid'));
}
