import { useEffect } from 'react';
import { useBaseMessages } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import { usePage } from '../pages';
import { failedPageName } from './explain';

/** Names the document; null is the site itself, undefined leaves the name as it is. */
function useTitle(name: string | null | undefined): void {
  const { page, settings } = useRuntime();
  const { titles } = useBaseMessages();
  const { name: brand } = settings.brand;
  const title = name && titles.document({ page: name, brand });
  useEffect(() => {
    if (title !== undefined) page.setTitle(title ?? brand);
  }, [page, title, brand]);
}

/** Names the document after the page that is shown, unless that names itself. */
export function usePageTitle(): void {
  const messages = useBaseMessages();
  useTitle(usePage()?.title?.(messages));
}

/** Names the document after the failure of a page that would name itself, and that isn't there to do so. */
export function useFailureTitle(hasFailed: boolean): void {
  const { failures } = useBaseMessages();
  useTitle(usePage()?.title === null && hasFailed ? failures.page : undefined);
}

/**
 * Names the document by a name that comes with the page's data; until then, Loading, and after a failure, the
 * failure. `missing` is what the page says where there is no such thing.
 */
export function useDocumentTitle(name: string | undefined, error: unknown, missing?: string): void {
  const messages = useBaseMessages();
  useTitle(name ?? (error ? failedPageName(error, missing, messages) : messages.loading));
}
