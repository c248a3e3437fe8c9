import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  isoTimestamp,
  maxValue,
  minValue,
  nullable,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { MONTH_DAYS } from '../constants';
import {
  amount,
  count,
  dateText,
  optionalId,
  optionalText,
  orNull,
  requiredId,
  requiredName,
  requiredUrl,
  text,
} from '../shared/fields.schemas';
import { PAYMENT_NOTES } from './payments.states';
import type {
  CheckoutOrder,
  PaymentLink,
  PaymentRecord,
  Plan,
  SwitchQuotes,
  VerificationResult,
} from './payments.types';

const MAX_PLAN_DAYS = 36_600;

/** A plan from the wire (spec §3); id, name and amount must be there, for nobody pays an unknown price. */
export const planSchema: GenericSchema<unknown, Plan> = pipe(
  object({
    id: requiredId,
    name: requiredName,
    amount,
    description: text,
    duration_days: fallback(pipe(amount, minValue(1), maxValue(MAX_PLAN_DAYS)), MONTH_DAYS),
  }),
  transform(({ duration_days: durationDays, ...plan }): Plan => ({ ...plan, durationDays })),
);

/** A payment record from the wire (spec §3); only its status must be there. */
export const paymentRecordSchema: GenericSchema<unknown, PaymentRecord> = pipe(
  object({
    id: optionalId,
    status: requiredName,
    orderId: text,
    amount: count,
    created_at: dateText,
    payment_link_id: optionalText,
    period_end: dateText,
    note: orNull(picklist(PAYMENT_NOTES)),
  }),
  transform(
    (wire): PaymentRecord => ({
      id: wire.id,
      status: wire.status,
      orderId: wire.orderId,
      amount: wire.amount,
      createdAt: wire.created_at ?? '',
      paymentLinkId: wire.payment_link_id,
      periodEnd: wire.period_end,
      note: wire.note,
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

const day = pipe(string(), isoTimestamp());

/**
 * What switching gives; null where nothing runs or there is no other plan. Anything unreadable hides it, for nobody
 * pays for what they can't see.
 */
export const switchQuotesSchema: GenericSchema<unknown, SwitchQuotes | null> = pipe(
  object({
    plan_id: nullable(requiredId),
    until: nullable(day),
    left: amount,
    quotes: array(object({ plan_id: requiredId, credit_days: amount, until_now: day, until_at_end: day })),
  }),
  transform(({ plan_id: planId, until, left, quotes }): SwitchQuotes | null => {
    if (planId === null || until === null || quotes.length === 0) return null;
    return {
      planId,
      until,
      left,
      quotes: quotes.map((quote) => ({
        planId: quote.plan_id,
        creditDays: quote.credit_days,
        untilNow: quote.until_now,
        untilAtEnd: quote.until_at_end,
      })),
    };
  }),
);
