import type { SubscriptionGateActor } from '@chalchitra/machines';
import { LoadingPage } from '@chalchitra/ui';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useCopy } from '../../copy/copy';
import { paths } from '../paths';
import { Redirect } from '../Redirect';
import { CodeFailurePage } from './CodeFailurePage';
import { FailurePage } from './FailurePage';
import { useGate } from './Gate';

/** Shows what subscribers alone may see, and sends everybody else to the plans (spec §4). */
export function SubscribersOnly({ children }: { children: ReactNode }) {
  const { actor, isOutOfReach, call } = useGate();
  const { video, failures } = useCopy();
  useEffect(call, [call]);
  if (actor === null) {
    return isOutOfReach ? (
      <CodeFailurePage message={failures.paymentHistory} onRetry={call} />
    ) : (
      <LoadingPage label={video.checkingSubscription} />
    );
  }
  return <Checked actor={actor}>{children}</Checked>;
}

function Checked({ actor, children }: { actor: SubscriptionGateActor; children: ReactNode }) {
  const { video, failures } = useCopy();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => actor.getSnapshot();
  const state = useSyncExternalStore(subscribe, read, read);
  if (state.matches('paid')) return children;
  if (state.matches('unpaid')) return <Redirect to={paths.subscription} />;
  if (state.matches('finding')) return <LoadingPage label={video.checkingSubscription} />;
  return (
    <FailurePage
      message={failures.paymentHistory}
      error={state.context.failure?.cause}
      onRetry={() => actor.send({ type: 'gate.retry' })}
    />
  );
}
