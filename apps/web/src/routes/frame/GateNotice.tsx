import type { SubscriptionGateActor } from '@chalchitra/machines';
import { Alert } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useBaseMessages } from '../../copy/copy';
import { notice } from './notice.css';
import { PartFailure } from './PartFailure';

/** Says that a click waits for the payment history, or that it couldn't be loaded. */
export function GateNotice({ actor }: { actor: SubscriptionGateActor }) {
  const { failures, video } = useBaseMessages();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { destination, failure } = state.context;
  const isWaiting = state.matches('checking');
  if (destination === null || !(isWaiting || state.matches('failed'))) return null;
  return (
    <div className={notice}>
      {isWaiting ? (
        <Alert tone="note">{video.checkingSubscription}</Alert>
      ) : (
        <PartFailure error={failure?.cause} onRetry={() => actor.send({ type: 'gate.check' })}>
          {failures.paymentHistory}
        </PartFailure>
      )}
    </div>
  );
}
