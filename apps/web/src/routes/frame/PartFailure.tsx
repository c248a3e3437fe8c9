import { Alert } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useExplain } from './explain';
import { TryAgain } from './TryAgain';

export interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
  /** What failed. */
  children: ReactNode;
  /** What to do about it. */
  hintText?: string | undefined;
}

/** Replaces a part of a page that couldn't be loaded: what failed, why as far as it is known, and Try again. */
export function PartFailure({ error, onRetry, children, hintText }: PartFailureProps) {
  const reason = useExplain()(error);
  return (
    <Alert tone="bad" action={<TryAgain onClick={onRetry} />}>
      <p>{children}</p>
      {hintText && <p>{hintText}</p>}
      {reason && <p>{reason}</p>}
    </Alert>
  );
}
