import { CURRENCY } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import * as v from 'valibot';
import { createProviderCall, type ProviderOptions } from './payments.providerCall';

const paise = v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.integer());

const orderSchema = v.object({ id: v.string(), amount: paise, status: v.string() });

/** An order as it is looked up; without notes the provider returns an empty list. */
const fullOrderSchema = v.object({
  id: v.string(),
  amount: paise,
  receipt: v.nullish(v.string(), null),
  notes: v.fallback(v.record(v.string(), v.string()), {}),
});

const paymentSchema = v.object({
  id: v.string(),
  amount: paise,
  currency: v.string(),
  status: v.string(),
  order_id: v.nullish(v.string(), null),
  /** In rupees' paise, where it was paid in another currency. */
  base_amount: v.nullish(paise, null),
  /** In the payment's own currency, as `amount`. */
  amount_refunded: v.nullish(paise, 0),
  /** Of a link's payment: `#` and the rest of the link's id. */
  description: v.nullish(v.string(), null),
  created_at: v.number(),
});

const refundSchema = v.object({ id: v.string(), payment_id: v.string() });

const disputeSchema = v.pipe(
  v.object({ id: v.string(), payment_id: v.string(), status: v.string() }),
  v.transform(({ status, ...dispute }) => ({ ...dispute, state: disputeState(status) })),
);

const PAGE_SIZE = 100;
const disputesSchema = v.object({ items: v.array(disputeSchema) });

/** The state of a dispute: everything but `won`, `lost` and `closed` is still open at the bank. */
function disputeState(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'closed' ? 'won' : 'open';
}

const linkSchema = v.object({
  id: v.string(),
  status: v.string(),
  reference_id: v.nullish(v.string(), ''),
  short_url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  payments: v.nullish(v.array(v.object({ payment_id: v.string(), status: v.nullish(v.string(), '') })), []),
});

const paymentsSchema = v.object({ items: v.array(paymentSchema) });
const refundsSchema = v.object({ items: v.array(refundSchema) });

/** A time as the provider's calls take it. */
const unixSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** A payment as the provider states it; `amount` in paise, `created_at` in Unix seconds. */
export type ProviderPayment = v.InferOutput<typeof paymentSchema>;

/** Whether the provider has a payment's money, or had it before it gave it back. */
export const isReceived = ({ status }: Pick<ProviderPayment, 'status'>): boolean =>
  status === 'captured' || status === 'refunded';

export interface NewProviderLink {
  amount: number;
  description: string;
  referenceId: string;
  customer: { email?: string };
  notes: Record<string, string>;
  expiresAt: Date;
  callbackUrl: string;
}

/** Razorpay's calls that a subscription needs; they take whole rupees and return paise, as the provider does. Every call throws `ProviderError` alone. */
export function createProvider(options: ProviderOptions) {
  const call = createProviderCall(options);
  const at = (id: string) => encodeURIComponent(id);

  /** A list from its beginning to its end, a hundred entries at a time, each fetched when it is read. */
  async function* pages<Item>(
    schema: v.GenericSchema<unknown, { items: Item[] }>,
    path: string,
  ): AsyncGenerator<Item[]> {
    for (let skip = 0, isLast = false; !isLast; skip += PAGE_SIZE) {
      const { items } = await call(
        schema,
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}count=${PAGE_SIZE}&skip=${skip}`,
      );
      yield items;
      isLast = items.length < PAGE_SIZE;
    }
  }

  return {
    createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) =>
      call(orderSchema, 'POST', '/orders', { ...order, amount: toPaise(order.amount), currency: CURRENCY }),

    fetchOrderPayments: async (orderId: string): Promise<ProviderPayment[]> =>
      (await call(paymentsSchema, 'GET', `/orders/${at(orderId)}/payments`)).items,

    fetchOrder: (orderId: string) => call(fullOrderSchema, 'GET', `/orders/${at(orderId)}`),

    /** What was paid or tried between two times, both included; the provider knows no parts of a second. */
    payments: (from: Date, to: Date) =>
      pages(paymentsSchema, `/payments?from=${unixSeconds(from)}&to=${unixSeconds(to)}`),

    fetchPayment: (paymentId: string) => call(paymentSchema, 'GET', `/payments/${at(paymentId)}`),

    capture: (payment: ProviderPayment) =>
      call(paymentSchema, 'POST', `/payments/${at(payment.id)}/capture`, {
        amount: payment.amount,
        currency: payment.currency,
      }),

    /** Gives a payment back, all that is left or so many paise; sent again with its key it is still one refund. */
    refund: (paymentId: string, part?: { paise: number; key: string }) =>
      call(
        refundSchema,
        'POST',
        `/payments/${at(paymentId)}/refund`,
        { speed: 'normal', ...(part && { amount: part.paise }) },
        { 'x-refund-idempotency': part?.key ?? `whole-${paymentId}` },
      ),

    /** The payments that something was given back of since a time, each as often as that happened. */
    async fetchRefundedIds(since: Date): Promise<string[]> {
      const ids: string[] = [];
      for await (const items of pages(refundsSchema, `/refunds?from=${unixSeconds(since)}`)) {
        ids.push(...items.map(({ payment_id }) => payment_id));
      }
      return ids;
    },

    /** All disputes there ever were, the latest first, a hundred at a time. */
    disputes: () => pages(disputesSchema, '/disputes'),

    fetchDispute: (disputeId: string) => call(disputeSchema, 'GET', `/disputes/${at(disputeId)}`),

    createLink: (link: NewProviderLink) =>
      call(linkSchema, 'POST', '/payment_links', {
        amount: toPaise(link.amount),
        currency: CURRENCY,
        description: link.description,
        reference_id: link.referenceId,
        customer: link.customer,
        notify: { sms: false, email: false },
        notes: link.notes,
        expire_by: unixSeconds(link.expiresAt),
        callback_url: link.callbackUrl,
        callback_method: 'get',
      }),

    fetchLink: (linkId: string) => call(linkSchema, 'GET', `/payment_links/${at(linkId)}`),

    cancelLink: (linkId: string) => call(linkSchema, 'POST', `/payment_links/${at(linkId)}/cancel`),
  };
}

export type Provider = ReturnType<typeof createProvider>;
