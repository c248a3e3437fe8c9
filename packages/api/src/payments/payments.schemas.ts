import { boolean, fallback, type GenericSchema, maxValue, minValue, object, pipe, transform } from 'valibot';
import { MONTH_DAYS } from '../constants';
import {
  amount,
  count,
  dateText,
  optionalText,
  requiredId,
  requiredName,
  requiredUrl,
  text,
} from '../shared/fields.schemas';
import type { CheckoutOrder, PaymentLink, PaymentRecord, Plan, VerificationResult } from './payments.types';

const LONGEST_PLAN_DAYS = 36_600;

/** A plan from the wire (spec §3); id, name and amount must be there, for nobody pays an unknown price. */
export const planSchema: GenericSchema<unknown, Plan> = pipe(
  object({
    id: requiredId,
    name: requiredName,
    amount,
    description: text,
    duration_days: fallback(pipe(amount, minValue(1), maxValue(LONGEST_PLAN_DAYS)), MONTH_DAYS),
  }),
  transform(({ duration_days: durationDays, ...plan }): Plan => ({ ...plan, durationDays })),
);

/** A payment record from the wire (spec §3); only its status must be there. */
export const paymentRecordSchema: GenericSchema<unknown, PaymentRecord> = pipe(
  object({
    id: fallback<GenericSchema<unknown, string | null>, null>(requiredId, null),
    status: requiredName,
    orderId: text,
    amount: count,
    created_at: dateText,
    payment_link_id: optionalText,
  }),
  transform(
    (wire): PaymentRecord => ({
      id: wire.id,
      status: wire.status,
      orderId: wire.orderId,
      amount: wire.amount,
      createdAt: wire.created_at ?? '',
      paymentLinkId: wire.payment_link_id,
    }),
  ),
);

/** Where a payment link leads; an address that isn't http(s) is refused. */
export const paymentLinkSchema: GenericSchema<unknown, PaymentLink> = pipe(
  object({ short_url: requiredUrl }),
  transform((wire) => ({ shortUrl: wire.short_url })),
);

/** The payment provider's order; `amount` in whole rupees. */
export const checkoutOrderSchema: GenericSchema<unknown, CheckoutOrder> = object({
  id: requiredId,
  amount,
});

/** The server's word on a payment; anything but a boolean is unreadable, for it decides over money. */
export const verificationSchema: GenericSchema<unknown, VerificationResult> = object({ success: boolean() });
