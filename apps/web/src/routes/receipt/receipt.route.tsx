import { useQuery } from '@tanstack/react-query';
import { keepPending, loadingError } from '../../queries/queryClient';
import { receiptFileQuery, receiptsQuery } from '../../queries/receipts.queries';
import { useRuntime, useUid } from '../../runtime';
import { usePageId } from '../pages';
import { ReceiptScreen } from './ReceiptScreen';

/** /profile/receipts/{paymentId} */
export function Component() {
  const uid = useUid();
  return uid === null ? null : <UserReceipt key={uid} uid={uid} />;
}

function UserReceipt({ uid }: { uid: string }) {
  const { clients, page } = useRuntime();
  const paymentId = usePageId();
  const receipts = useQuery(receiptsQuery(clients, uid));
  const file = useQuery(receiptFileQuery(clients, uid, paymentId));
  const download = async () => {
    const { data, isSuccess } = await file.refetch(keepPending);
    // A failure comes with the file that was fetched before it.
    if (!isSuccess) return;
    const bytes = Uint8Array.from(atob(data.content), (character) => character.charCodeAt(0));
    page.saveFile(data.fileName, bytes, 'application/pdf');
  };
  return (
    <ReceiptScreen
      receipt={receipts.data?.find((receipt) => receipt.paymentId === paymentId) ?? null}
      isLoading={receipts.isPending}
      error={loadingError(receipts)}
      onRetry={() => void receipts.refetch(keepPending)}
      isDownloading={file.isFetching}
      downloadError={file.isFetching ? null : file.error}
      onDownload={() => void download()}
      onPrint={() => page.print()}
    />
  );
}
