import { FailureNotice, type FailureNoticeProps } from './FailureNotice';
import { SitePage } from './SitePage';

/** A page whose content failed to load. */
export function FailurePage(props: FailureNoticeProps) {
  return (
    <SitePage variant="centred">
      <FailureNotice {...props} />
    </SitePage>
  );
}
