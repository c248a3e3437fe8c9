import type { CheckoutActor, Failure } from '@chalchitra/machines';
import { Link } from '@chalchitra/ui';
import { useMessages } from '../../copy/copy';
import { FailureAlert } from '../account/FailureAlert';
import { TryAgain } from '../frame/TryAgain';

export interface CheckoutFailureProps {
  actor: CheckoutActor;
  failure: Failure;
  /** Where the same can be paid by link. */
  linkPath: string;
}

/** What went wrong, with the way on that there is. */
export function CheckoutFailure({ actor, failure, linkPath }: CheckoutFailureProps) {
  const messages = useMessages('plans');
  switch (failure.code) {
    case 'plansFailed':
    case 'paymentHistoryFailed':
      return (
        <FailureAlert
          failure={failure}
          action={<TryAgain onClick={() => actor.send({ type: 'plans.retry' })} />}
        />
      );
    case 'checkoutUnavailable':
      return <FailureAlert failure={failure} action={<Link href={linkPath}>{messages.payByLink}</Link>} />;
    case 'paymentNotVerified':
      return (
        <FailureAlert
          failure={failure}
          hintText={messages.verifyHint}
          action={
            <TryAgain text={messages.checkAgain} onClick={() => actor.send({ type: 'verification.retry' })} />
          }
        />
      );
    default:
      return <FailureAlert failure={failure} />;
  }
}
