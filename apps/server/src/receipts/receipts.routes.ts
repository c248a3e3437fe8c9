import { receiptFile, receipts } from '@chalchitra/api/contract';
import { copyIn } from '../copy/copy';
import { HttpError } from '../http/errors';
import { localeOfCall } from '../http/locale';
import { type Mount, ownOnly } from '../http/mount';
import type { ReceiptsStore } from './receipts.store';
import { toReceiptWire } from './receipts.wire';

interface ReceiptsParts {
  readonly store: ReceiptsStore;
  now(): Date;
}

/** Mounts the calls about receipts, additions to the specification's. */
export function mountReceipts(mount: Mount, { store, now }: ReceiptsParts): void {
  mount(receipts, async ({ params, caller }) => {
    const { uid, name } = ownOnly(caller, params.uid);
    return (await store.of(uid, now())).map((stored) => toReceiptWire(stored, name));
  });

  mount(receiptFile, async ({ params, caller, request }) => {
    const { uid, name } = ownOnly(caller, params.uid);
    const stored = (await store.of(uid, now())).find(({ payment }) => payment.id === params.paymentId);
    if (!stored) throw new HttpError(404, 'There is no such receipt.');
    const receipt = toReceiptWire(stored, name);
    // Fonts and their library are loaded with the first file that is requested.
    const { receiptPdf } = await import('./receipts.pdf');
    const content = await receiptPdf(receipt, copyIn(localeOfCall(request)));
    return { file_name: `${receipt.number}.pdf`, content: content.toString('base64') };
  });
}
