import { EmptyState } from '@chalchitra/ui';
import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useExplain } from './explain';
import { TryAgain } from './TryAgain';

export interface FailureNoticeProps {
  message: string;
  error?: unknown;
  onRetry: () => void;
}

/** Replaces a page's content that failed to load: what failed, why if known, and Try again. Retries automatically when the browser is online again. */
export function FailureNotice({ message, error, onRetry }: FailureNoticeProps) {
  const explain = useExplain();
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && onRetry()), [onRetry]);
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={message}
        messageText={explain(error) ?? undefined}
        action={<TryAgain variant="action" size="medium" onClick={onRetry} />}
      />
    </div>
  );
}
