import { Button, EmptyState } from '@chalchitra/ui';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCopy } from '../../copy/copy';
import { useExplain } from './explain';
import { SitePage } from './SitePage';

export interface FailurePageProps {
  message: string;
  error?: unknown;
  onRetry: () => void;
}

/** A page whose content failed to load: what failed, why if known, and Try again. Retries automatically when the browser is online again. */
export function FailurePage({ message, error, onRetry }: FailurePageProps) {
  const { actions } = useCopy();
  const explain = useExplain();
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && onRetry()), [onRetry]);
  return (
    <SitePage variant="centred">
      <div role="alert">
        <EmptyState
          heading="h1"
          title={message}
          messageText={explain(error) ?? undefined}
          action={
            <Button variant="action" onClick={onRetry}>
              {actions.tryAgain}
            </Button>
          }
        />
      </div>
    </SitePage>
  );
}
