import { toPaise, toRupees } from '@chalchitra/api/contract';
import type { ReceiptTax, ReceiptWire } from '@chalchitra/api/types';
import type { StoredReceipt } from './receipts.store';

/** What of a price is tax, where the price includes it; whole paise, which add up to the price. */
export function includedTax(paise: number, rate: number): Pick<ReceiptTax, 'taxable' | 'tax'> {
  const taxable = Math.round((paise * 100) / (100 + rate));
  return { taxable, tax: paise - taxable };
}

/** A receipt's number as people read it. */
export const numberText = (number: number) => `R-${String(number).padStart(6, '0')}`;

/**
 * What was paid, in paise. Records have whole rupees, as prices do. Where another amount was paid, its refund says how
 * many paise it had, once all of it has gone back.
 */
const paidPaise = ({ amount, endReason, refundedPaise }: StoredReceipt['payment']): number =>
  endReason === 'otherAmount' && Math.round(toRupees(refundedPaise)) === amount
    ? refundedPaise
    : toPaise(amount);

/** A receipt as it is sent; the payer's name is not kept with it, so that it stays valid without. */
export function toReceiptWire({ receipt, payment }: StoredReceipt, payerName: string | null): ReceiptWire {
  const { gstin, sac, gstRate: rate } = receipt;
  const amount = paidPaise(payment);
  return {
    payment_id: payment.id,
    number: numberText(receipt.number),
    paid_at: payment.paidAt.toISOString(),
    plan_name: receipt.planName,
    amount,
    refunded: payment.refundedPaise,
    payer_name: payerName,
    seller: { name: receipt.sellerName, address: receipt.sellerAddress },
    gst:
      gstin === null || sac === null || rate === null
        ? null
        : { gstin, sac, rate, ...includedTax(amount, rate) },
  };
}
