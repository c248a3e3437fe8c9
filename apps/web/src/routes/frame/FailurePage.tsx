import { PageContent } from '@chalchitra/ui';
import { FailureNotice, type FailureNoticeProps } from './FailureNotice';

/** A page whose content failed to load. */
export function FailurePage(props: FailureNoticeProps) {
  return (
    <PageContent variant="centred">
      <FailureNotice {...props} />
    </PageContent>
  );
}
