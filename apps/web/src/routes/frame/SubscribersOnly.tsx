import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useCopy } from '../../copy/copy';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { CodeFailurePage } from './CodeFailurePage';
import { FailurePage } from './FailurePage';
import { useGate } from './Gate';

/**
 * Shows what subscribers alone may see, and sends everybody else to the plans (spec §4). Until it is known who has paid
 * the page is shown as one that is being loaded, so that nothing has to be put in its place.
 */
export function SubscribersOnly({ children }: { children: (hasPaid: boolean) => ReactNode }) {
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
      <CodeFailurePage message={failures.paymentHistory} onRetry={call} />
    ) : (
      children(false)
    );
  }
  if (state.matches('paid') || state.matches('checking')) return children(state.matches('paid'));
  if (state.matches('unpaid')) return <Redirect to={paths.subscription} />;
  return (
    <FailurePage
      message={failures.paymentHistory}
      error={state.context.failure?.cause}
      onRetry={() => actor.send({ type: 'gate.retry' })}
    />
  );
}
