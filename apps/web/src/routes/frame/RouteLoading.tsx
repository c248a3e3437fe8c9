import { LoadingPage, PageContent } from '@chalchitra/ui';
import { useBaseMessages } from '../../copy/copy';

/** Shown until a page's code is loaded, and while signing in. */
export function RouteLoading() {
  return (
    <PageContent variant="centred">
      <LoadingPage label={useBaseMessages().loading} />
    </PageContent>
  );
}
