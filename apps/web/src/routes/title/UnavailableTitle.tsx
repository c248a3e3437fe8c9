import { useBaseMessages } from '../../copy/copy';
import { FailureNotice } from '../frame/FailureNotice';
import { MissingNotice } from '../frame/MissingNotice';
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
  const { actions, video } = useBaseMessages();
  if (error !== null) return <FailureNotice message={failureText} error={error} onRetry={onRetry} />;
  return (
    <MissingNotice
      title={video.notFound}
      hint={video.notFoundHint}
      link={{ href: paths.home, text: actions.goHome }}
    />
  );
}
