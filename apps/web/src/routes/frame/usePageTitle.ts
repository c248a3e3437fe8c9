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
    if (!title) return;
    const name = title(messages);
    page.setTitle(name === null ? brand : messages.titles.document({ page: name, brand }));
  }, [title, page, messages, brand]);
}
