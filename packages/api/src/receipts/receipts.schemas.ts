import { base64, type GenericSchema, maxLength, nullable, object, pipe, string, transform } from 'valibot';
import { amount, dateText, optionalText, requiredId, requiredName } from '../shared/fields.schemas';
import type { Receipt, ReceiptFile } from './receipts.types';

const gst = object({
  gstin: requiredName,
  sac: requiredName,
  rate: amount,
  taxable: amount,
  tax: amount,
});

/** A receipt from the wire; a number or a tax that can't be read makes it no receipt. */
export const receiptSchema: GenericSchema<unknown, Receipt> = pipe(
  object({
    payment_id: requiredId,
    number: requiredName,
    paid_at: dateText,
    plan_name: requiredName,
    amount,
    refunded: amount,
    payer_name: optionalText,
    seller: object({ name: requiredName, address: optionalText }),
    gst: nullable(gst),
  }),
  transform(
    (wire): Receipt => ({
      paymentId: wire.payment_id,
      number: wire.number,
      paidAt: wire.paid_at ?? '',
      planName: wire.plan_name,
      amount: wire.amount,
      refunded: wire.refunded,
      payerName: wire.payer_name,
      seller: wire.seller,
      gst: wire.gst,
    }),
  ),
);

/** Of base64: far more than any receipt. */
const MAX_FILE_LENGTH = 4_000_000;

/** A receipt's file from the wire. */
export const receiptFileSchema: GenericSchema<unknown, ReceiptFile> = pipe(
  // The bytes as they are: text for people is cleaned and shortened.
  object({ file_name: requiredName, content: pipe(string(), maxLength(MAX_FILE_LENGTH), base64()) }),
  transform((wire) => ({ fileName: wire.file_name, content: wire.content })),
);
