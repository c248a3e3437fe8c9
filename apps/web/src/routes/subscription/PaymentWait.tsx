import { Button, ButtonLink, Spinner } from '@chalchitra/ui';
import { useMessages } from '../../copy/copy';
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
  const { waiting: messages } = useMessages('plans');
  return (
    <section className={panel}>
      <h2 className={title}>
        <Spinner />
        {isTabBlocked ? messages.blockedTitle : messages.title}
      </h2>
      <p className={hint}>{isTabBlocked ? messages.blockedHint : messages.hint}</p>
      {isRetrying && <p className={retryNote}>{messages.retrying}</p>}
      <div className={actions}>
        <ButtonLink href={url} target="_blank" rel="noopener" variant={isTabBlocked ? 'highlight' : 'quiet'}>
          {isTabBlocked ? messages.open : messages.openAgain}
        </ButtonLink>
        <Button variant="ghost" onClick={onAbandon}>
          {messages.abandon}
        </Button>
      </div>
    </section>
  );
}
