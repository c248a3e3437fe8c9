import { useEffect } from 'react';
import { useRuntime } from '../../runtime';
import { FailurePage, type FailurePageProps } from './FailurePage';

/** A page whose code couldn't be brought; where the server is there all the same, the page is loaded anew, once. */
export function CodeFailurePage(props: FailurePageProps) {
  const { page } = useRuntime();
  useEffect(() => {
    void page.renew();
  }, [page]);
  return <FailurePage {...props} />;
}
