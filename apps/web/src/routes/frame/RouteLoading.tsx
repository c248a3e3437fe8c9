import { LoadingPage } from '@chalchitra/ui';
import { useBaseMessages } from '../../copy/copy';

/** Shown until the code of the first screen has arrived. */
export function RouteLoading() {
  return <LoadingPage label={useBaseMessages().loading} />;
}
