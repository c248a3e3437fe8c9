import type { Id } from '../shared/list.types';

/** What a payment's receipt says; amounts in paise. */
export interface Receipt {
  paymentId: Id;
  number: string;
  /** As sent: it may be no date at all. */
  paidAt: string;
  planName: string;
  amount: number;
  refunded: number;
  payerName: string | null;
  seller: ReceiptSeller;
  /** The tax that the amount includes; null where the seller claims none. */
  gst: ReceiptTax | null;
}

/** Who was paid, as their settings said at the time. */
export interface ReceiptSeller {
  name: string;
  address: string | null;
}

/** A tax that a price includes; `taxable` and `tax` add up to the amount, in paise. */
export interface ReceiptTax {
  gstin: string;
  /** Code of the service. */
  sac: string;
  /** Percent of the taxable value. */
  rate: number;
  taxable: number;
  tax: number;
}

/** A file's name and its bytes in base64, because each call responds with JSON. */
export interface ReceiptFile {
  fileName: string;
  content: string;
}

/** A receipt as the reference backend sends it. */
export interface ReceiptWire {
  payment_id: Id;
  number: string;
  paid_at: string;
  plan_name: string;
  amount: number;
  refunded: number;
  payer_name: string | null;
  seller: ReceiptSeller;
  gst: ReceiptTax | null;
}

/** The file as the reference backend sends it. */
export interface ReceiptFileWire {
  file_name: string;
  content: string;
}
