import { LoadingPage } from '@chalchitra/ui';
import { useCopy } from '../../copy/copy';

/** Shown until the code of the first screen has arrived. */
export function RouteLoading() {
  return <LoadingPage label={useCopy().loading} />;
}
