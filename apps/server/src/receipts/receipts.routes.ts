import { receiptFile, receipts } from '@chalchitra/api/contract';
import { HttpError } from '../http/errors';
import { localeOfCall } from '../http/locale';
import { type Mount, ownOnly } from '../http/mount';
import { createReceiptFiles } from './receipts.files';
import type { ReceiptsStore } from './receipts.store';
import { toReceiptWire } from './receipts.wire';

interface ReceiptsParts {
  readonly store: ReceiptsStore;
  now(): Date;
}

/** Mounts the calls about receipts, additions to the specification's. */
export function mountReceipts(mount: Mount, { store, now }: ReceiptsParts): void {
  const contentOf = createReceiptFiles();

  mount(receipts, async ({ params, caller }) => {
    const { uid, name } = ownOnly(caller, params.uid);
    return (await store.of(uid, now())).map((stored) => toReceiptWire(stored, name));
  });

  mount(receiptFile, async ({ params, caller, request }) => {
    const { uid, name } = ownOnly(caller, params.uid);
    const stored = (await store.of(uid, now())).find(({ payment }) => payment.id === params.paymentId);
    if (!stored) throw new HttpError(404, 'There is no such receipt.');
    const receipt = toReceiptWire(stored, name);
    return { file_name: `${receipt.number}.pdf`, content: await contentOf(receipt, localeOfCall(request)) };
  });
}
