import type { SubscriptionGateActor } from '@chalchitra/machines';
import { Alert, Button } from '@chalchitra/ui';
import { useSelector } from '@xstate/react';
import { useCopy } from '../../copy/copy';
import { notice } from './GateNotice.css';

/** Says that a click waits for the payment history, or that it couldn't be loaded. */
export function GateNotice({ actor }: { actor: SubscriptionGateActor }) {
  const { actions, failures, video } = useCopy();
  const isWaiting = useSelector(actor, (state) => state.matches('finding') && state.context.wanted !== null);
  const hasFailed = useSelector(actor, (state) => state.matches('failed') && state.context.wanted !== null);
  if (!isWaiting && !hasFailed) return null;
  return (
    <div className={notice}>
      {isWaiting ? (
        <Alert tone="note">{video.checkingSubscription}</Alert>
      ) : (
        <Alert
          tone="bad"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'gate.retry' })}>
              {actions.tryAgain}
            </Button>
          }
        >
          {failures.paymentHistory}
        </Alert>
      )}
    </div>
  );
}
