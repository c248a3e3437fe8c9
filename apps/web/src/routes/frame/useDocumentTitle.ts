import { useEffect } from 'react';
import { useCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';

/** Sets the document's title to a name that comes with the page's data; until then, Loading, and after a failure, the failure. */
export function useDocumentTitle(name: string | undefined, error: unknown): void {
  const { page, settings } = useRuntime();
  const { titles, failures, loading } = useCopy();
  const brand = settings.brand.name;
  const title = titles.document({ page: name ?? (error ? failures.page : loading), brand });
  useEffect(() => page.setTitle(title), [page, title]);
}
