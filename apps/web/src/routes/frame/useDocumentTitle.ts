import { useEffect } from 'react';
import { useCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import { failedPageName } from './explain';

/**
 * Sets the document's title to a name that comes with the page's data; until then, Loading, and after a failure, the
 * failure. `missing` is what the page says where there is no such thing.
 */
export function useDocumentTitle(name: string | undefined, error: unknown, missing?: string): void {
  const { page, settings } = useRuntime();
  const messages = useCopy();
  const brand = settings.brand.name;
  const shown = name ?? (error ? failedPageName(error, missing, messages) : messages.loading);
  const title = messages.titles.document({ page: shown, brand });
  useEffect(() => page.setTitle(title), [page, title]);
}
