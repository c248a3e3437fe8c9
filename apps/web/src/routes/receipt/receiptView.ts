import type { Receipt } from '@chalchitra/api/types';
import type { ReceiptSheetProps } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import { dayInIndia } from '../../present/dayInIndia';
import type { Presenter } from '../../present/present';

/** A receipt as its page shows it. */
export function toReceiptSheet(
  receipt: Receipt,
  messages: AreaMessages['receipt'],
  present: Presenter,
): Omit<ReceiptSheetProps, 'children'> {
  const { seller, gst, amount, refunded, payerName } = receipt;
  const money = (nameText: string, paise: number) => ({ nameText, valueText: present.exactMoney(paise) });
  return {
    titleText: messages.title({ number: receipt.number }),
    sellerText: seller.name,
    sellerDetails: [seller.address, gst && messages.gstin({ number: gst.gstin })].filter(
      (line) => line !== null,
    ),
    facts: [
      { nameText: messages.paidOn, valueText: dayInIndia(present, receipt.paidAt) },
      { nameText: messages.payment, valueText: receipt.paymentId },
      ...(payerName ? [{ nameText: messages.paidBy, valueText: payerName }] : []),
      { nameText: messages.plan, valueText: receipt.planName },
      ...(gst ? [{ nameText: messages.sac, valueText: gst.sac }] : []),
    ],
    amounts: [
      ...(gst
        ? [
            money(messages.taxable, gst.taxable),
            money(messages.gst({ percent: present.number(gst.rate) }), gst.tax),
          ]
        : []),
      money(messages.paid, amount),
      ...(refunded > 0
        ? [money(messages.refunded, refunded), money(messages.afterRefunds, amount - refunded)]
        : []),
    ],
  };
}
