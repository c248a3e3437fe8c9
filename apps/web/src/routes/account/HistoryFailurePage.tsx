import type { Failure } from '@chalchitra/machines';
import { FailurePage } from '../frame/FailurePage';
import { useFailureText } from './useFailureText';

export interface HistoryFailurePageProps {
  failure: Failure;
  onRetry: () => void;
}

/** Shown in place of a form while it can't be found out whether the user has paid. */
export function HistoryFailurePage({ failure, onRetry }: HistoryFailurePageProps) {
  const failureText = useFailureText();
  return <FailurePage message={failureText(failure)} error={failure.cause} onRetry={onRetry} />;
}
