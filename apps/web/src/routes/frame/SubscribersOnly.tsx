import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useOutletContext } from 'react-router-dom';
import { useCopy } from '../../copy/copy';
import { paths } from '../paths';
import { FailurePage } from './FailurePage';
import { useGate } from './Gate';

/**
 * The pages for subscribers: everybody else is sent to the plans (spec §4). Until it is known who has paid
 * a page is shown as one that is being loaded, so that nothing has to be put in its place.
 */
export function SubscribersOnly() {
  const { actor, isOutOfReach, call } = useGate();
  const { failures } = useCopy();
  useEffect(call, [call]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => actor?.getSnapshot() ?? null;
  const state = useSyncExternalStore(subscribe, read, read);
  if (actor === null || state === null) {
    return isOutOfReach ? (
      <FailurePage message={failures.paymentHistory} onRetry={call} />
    ) : (
      <Outlet context={false} />
    );
  }
  if (state.matches('paid') || state.matches('checking')) return <Outlet context={state.matches('paid')} />;
  if (state.matches('unpaid')) return <Navigate to={paths.subscription} replace />;
  return (
    <FailurePage
      message={failures.paymentHistory}
      error={state.context.failure?.cause}
      onRetry={() => actor.send({ type: 'gate.retry' })}
    />
  );
}

/** Whether it is known that the user has paid, on a page for subscribers. */
export function useHasPaid(): boolean {
  return useOutletContext<boolean>();
}
