import type { SubscriptionGateActor } from '@chalchitra/machines';
import { Alert } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useBaseMessages } from '../../copy/copy';
import { noNotice, notice } from './notice.css';
import { PartFailure } from './PartFailure';

/** Says that a click waits for the payment history, or that it couldn't be loaded. */
export function GateNotice({ actor }: { actor: SubscriptionGateActor }) {
  const { failures, video } = useBaseMessages();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { destination, failure } = state.context;
  const isClicked = destination !== null;
  const isChecking = isClicked && state.value === 'checking';
  const hasFailed = isClicked && state.value === 'failed';
  return (
    <div className={isChecking || hasFailed ? notice : noNotice}>
      {/* In the page before its words, so that they are read out. */}
      <Alert tone="note">{isChecking && video.checkingSubscription}</Alert>
      {hasFailed && (
        <PartFailure error={failure?.cause} onRetry={() => actor.send({ type: 'gate.check' })}>
          {failures.paymentHistory}
        </PartFailure>
      )}
    </div>
  );
}
