import { Button, ButtonLink, Spinner } from '@chalchitra/ui';
import { useAreaCopy } from '../../copy/copy';
import { actions, hint, panel, retryNote, title } from './PaymentWait.css';

export interface PaymentWaitProps {
  /** Where the payment is made. */
  url: string;
  /** Whether the browser kept the new tab closed, so that the link is followed by hand. */
  isTabBlocked: boolean;
  /** Whether the last request failed and is being retried. */
  isRetrying: boolean;
  onAbandon: () => void;
}

/** Says that a payment is awaited, and keeps the way to it (spec §4). */
export function PaymentWait({ url, isTabBlocked, isRetrying, onAbandon }: PaymentWaitProps) {
  const { waiting: copy } = useAreaCopy('plans');
  return (
    <section className={panel} role="status">
      <h2 className={title}>
        <Spinner />
        {isTabBlocked ? copy.blockedTitle : copy.title}
      </h2>
      <p className={hint}>{isTabBlocked ? copy.blockedHint : copy.hint}</p>
      {isRetrying && <p className={retryNote}>{copy.retrying}</p>}
      <div className={actions}>
        <ButtonLink href={url} target="_blank" rel="noopener" variant={isTabBlocked ? 'highlight' : 'quiet'}>
          {isTabBlocked ? copy.open : copy.openAgain}
        </ButtonLink>
        <Button variant="ghost" onClick={onAbandon}>
          {copy.abandon}
        </Button>
      </div>
    </section>
  );
}
