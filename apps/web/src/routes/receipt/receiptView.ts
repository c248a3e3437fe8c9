import type { Receipt } from '@chalchitra/api/types';
import type { ReceiptSheetProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import type { Presenter } from '../../present/present';

/** A receipt as its page shows it. */
export function toReceiptSheet(
  receipt: Receipt,
  words: AreaMessages['receipt'],
  present: Presenter,
): Omit<ReceiptSheetProps, 'children'> {
  const { seller, gst, amount, refunded, payerName } = receipt;
  const money = (nameText: string, paise: number) => ({ nameText, valueText: present.exactMoney(paise) });
  return {
    titleText: words.title({ number: receipt.number }),
    sellerText: seller.name,
    sellerDetails: [seller.address, gst && words.gstin({ number: gst.gstin })].filter(
      (line) => line !== null,
    ),
    facts: [
      { nameText: words.paidOn, valueText: present.date(receipt.paidAt) },
      { nameText: words.payment, valueText: receipt.paymentId },
      ...(payerName ? [{ nameText: words.paidBy, valueText: payerName }] : []),
      { nameText: words.plan, valueText: receipt.planName },
      ...(gst ? [{ nameText: words.sac, valueText: gst.sac }] : []),
    ],
    amounts: [
      ...(gst
        ? [
            money(words.taxable, gst.taxable),
            money(words.gst({ percent: present.number(gst.rate) }), gst.tax),
          ]
        : []),
      money(words.paid, amount),
      ...(refunded > 0
        ? [money(words.refunded, refunded), money(words.afterRefunds, amount - refunded)]
        : []),
    ],
  };
}
