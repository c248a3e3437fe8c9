import { useEffect } from 'react';
import { useCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';

/** Names the document after what its page shows: while that is being found it is loading, and else what the page says instead. */
export function useNamedPage(name: string | undefined, error: unknown): void {
  const { page, settings } = useRuntime();
  const { titles, failures, loading } = useCopy();
  const brand = settings.brand.name;
  const title = titles.document({ page: name ?? (error ? failures.page : loading), brand });
  useEffect(() => page.setTitle(title), [page, title]);
}
