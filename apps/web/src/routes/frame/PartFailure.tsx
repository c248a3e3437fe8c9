import { Alert, Button } from '@chalchitra/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy';
import { useExplain } from './explain';

export interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
  /** What failed. */
  children: ReactNode;
}

/** Replaces a part of a page that couldn't be loaded: what failed, why as far as it is known, and Try again. */
export function PartFailure({ error, onRetry, children }: PartFailureProps) {
  const { actions } = useCopy();
  const reason = useExplain()(error);
  return (
    <Alert
      tone="bad"
      action={
        <Button size="small" onClick={onRetry}>
          {actions.tryAgain}
        </Button>
      }
    >
      <p>{children}</p>
      {reason && <p>{reason}</p>}
    </Alert>
  );
}
