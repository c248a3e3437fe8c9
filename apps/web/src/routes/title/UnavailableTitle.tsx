import { Button, ButtonLink, EmptyState } from '@chalchitra/ui';
import { useCopy } from '../../copy/copy';
import { useExplain } from '../frame/explain';
import { paths } from '../paths';

export interface UnavailableTitleProps {
  /** Null where the title doesn't exist; else why it could not be loaded. */
  error: unknown;
  /** Says that it could not be loaded. */
  failureText: string;
  onRetry: () => void;
}

/** Shown in place of a title that doesn't exist, or that could not be loaded. */
export function UnavailableTitle({ error, failureText, onRetry }: UnavailableTitleProps) {
  const { actions, video } = useCopy();
  const explain = useExplain();
  return (
    <div role="alert">
      {error === null ? (
        <EmptyState
          heading="h1"
          title={video.notFound}
          messageText={video.notFoundHint}
          action={
            <ButtonLink variant="action" href={paths.home}>
              {actions.goHome}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          heading="h1"
          title={failureText}
          messageText={explain(error) ?? undefined}
          action={
            <Button variant="action" onClick={onRetry}>
              {actions.tryAgain}
            </Button>
          }
        />
      )}
    </div>
  );
}
