import type { SubscriptionGateActor } from '@chalchitra/machines';
import { Alert } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useCopy } from '../../copy/copy';
import { notice } from './notice.css';
import { PartFailure } from './PartFailure';

/** Says that a click waits for the payment history, or that it couldn't be loaded. */
export function GateNotice({ actor }: { actor: SubscriptionGateActor }) {
  const { failures, video } = useCopy();
  const isWaiting = useSelector(
    actor,
    (state) => state.matches('checking') && state.context.destination !== null,
  );
  const hasFailed = useSelector(
    actor,
    (state) => state.matches('failed') && state.context.destination !== null,
  );
  const cause = useSelector(actor, (state) => state.context.failure?.cause);
  if (!isWaiting && !hasFailed) return null;
  return (
    <div className={notice}>
      {isWaiting ? (
        <Alert tone="note">{video.checkingSubscription}</Alert>
      ) : (
        <PartFailure error={cause} onRetry={() => actor.send({ type: 'gate.retry' })}>
          {failures.paymentHistory}
        </PartFailure>
      )}
    </div>
  );
}
