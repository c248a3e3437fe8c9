import type { Failure } from '@chalchitra/machines';
import { Alert } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useExplain } from '../frame/explain';
import { useFailureText } from './useFailureText';

export interface FailureAlertProps {
  failure: Failure;
  /** What can be done about it at once. */
  action?: ReactNode;
  /** A further sentence. */
  hintText?: string | undefined;
}

/** Says in red what failed and, as far as it is known, why and what to do. */
export function FailureAlert({ failure, action, hintText }: FailureAlertProps) {
  const failureText = useFailureText();
  const reason = useExplain()(failure.cause);
  return (
    <Alert tone="bad" action={action}>
      <p>{failureText(failure)}</p>
      {reason !== null && <p>{reason}</p>}
      {hintText !== undefined && <p>{hintText}</p>}
    </Alert>
  );
}
