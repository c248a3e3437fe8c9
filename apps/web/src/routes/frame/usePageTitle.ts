import { useEffect } from 'react';
import { useCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import { usePage } from '../pages';

/** Names the document after the page that is shown, unless that names itself. */
export function usePageTitle(): void {
  const { page, settings } = useRuntime();
  const messages = useCopy();
  const title = usePage()?.title;
  const brand = settings.brand.name;
  useEffect(() => {
    if (title) page.setTitle(messages.titles.document(title(messages), brand));
  }, [title, page, messages, brand]);
}
