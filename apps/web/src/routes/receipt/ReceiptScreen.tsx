import type { Receipt } from '@chalchitra/api/types';
import { Button, ButtonLink, EmptyState, Link, PageContent, ReceiptSheet, Skeleton } from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { back, page } from './ReceiptScreen.css';
import { toReceiptSheet } from './receiptView';

export interface ReceiptScreenProps {
  /** Null while loading, and where there is none. */
  receipt: Receipt | null;
  isLoading: boolean;
  /** Why it couldn't be loaded. */
  error: unknown;
  onRetry: () => void;
  isDownloading: boolean;
  /** Why the PDF couldn't be loaded. */
  downloadError: unknown;
  onDownload: () => void;
  onPrint: () => void;
}

/** The receipt of one payment, to print and to download. */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { receipt, isLoading, error } = props;
  const messages = useMessages('receipt');
  const isMissing = receipt === null && !isLoading && error === null;
  return (
    <PageContent>
      <div className={page}>
        {isMissing ? (
          <EmptyState
            title={messages.missing}
            heading="h1"
            messageText={messages.missingDetail}
            action={<ButtonLink href={paths.profile}>{messages.back}</ButtonLink>}
          />
        ) : (
          <>
            <p className={back}>
              <Link href={paths.profile}>{messages.back}</Link>
            </p>
            <Content {...props} />
          </>
        )}
      </div>
    </PageContent>
  );
}

function Content(props: ReceiptScreenProps) {
  const { receipt, isLoading, error, onRetry, isDownloading, downloadError } = props;
  const messages = useMessages('receipt');
  const { loading } = useBaseMessages();
  const present = usePresent();
  if (isLoading) {
    return (
      <div role="status">
        <span className={visuallyHidden}>{loading}</span>
        <Skeleton shape="row" />
      </div>
    );
  }
  if (error !== null) {
    return (
      <PartFailure error={error} onRetry={onRetry}>
        {messages.failed}
      </PartFailure>
    );
  }
  if (receipt === null) return null;
  return (
    <>
      {downloadError !== null && (
        <PartFailure error={downloadError} onRetry={props.onDownload}>
          {messages.downloadFailed}
        </PartFailure>
      )}
      <ReceiptSheet {...toReceiptSheet(receipt, messages, present)}>
        <Button onClick={props.onPrint}>{messages.print}</Button>
        <Button isBusy={isDownloading} onClick={props.onDownload}>
          {isDownloading ? messages.downloading : messages.download}
        </Button>
      </ReceiptSheet>
    </>
  );
}
