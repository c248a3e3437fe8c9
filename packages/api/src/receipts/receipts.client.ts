import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult } from '../shared/list.types';
import { receiptFile, receipts } from './receipts.contract';
import type { Receipt, ReceiptFile } from './receipts.types';

/** The payments server's calls about receipts; each rejects with an ApiError. */
export interface ReceiptsClient {
  /** None where the server doesn't know the call. */
  receipts(uid: string, options?: CallOptions): Promise<ListResult<Receipt>>;
  file(uid: string, paymentId: string, options?: CallOptions): Promise<ReceiptFile>;
}

/** A client of these calls. */
export function createReceiptsClient(options: ServerOptions): ReceiptsClient {
  const call = createCaller(options);
  return {
    async receipts(uid, { signal } = {}) {
      return (await orUnknown(call(receipts, { params: { uid }, signal }))) ?? { items: [], skipped: [] };
    },
    file: (uid, paymentId, { signal } = {}) => call(receiptFile, { params: { uid, paymentId }, signal }),
  };
}
