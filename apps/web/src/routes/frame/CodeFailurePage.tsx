import { useEffect } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import { FailurePage } from './FailurePage';
import { useFailureTitle } from './useDocumentTitle';

/** A page whose code could not be loaded; where the server can be reached all the same, the page is reloaded, once by itself. */
export function CodeFailurePage({ onRetry }: { onRetry: () => void }) {
  const { page } = useRuntime();
  const { failures } = useBaseMessages();
  useFailureTitle(true);
  useEffect(() => {
    void page.reloadOnce();
  }, [page]);
  return <FailurePage message={failures.page} onRetry={onRetry} />;
}
