import { toPaise } from '@chalchitra/api/contract';
import * as v from 'valibot';

/**
 * Why the provider gave no usable answer: `unreachable` (network or time-out), `unavailable` (5xx or 429),
 * `refused` (another 4xx; `description` is the provider's own, without e-mail addresses and phone numbers) or `badShape`.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly kind: 'unreachable' | 'unavailable' | 'refused' | 'badShape',
    readonly description: string,
    options?: ErrorOptions,
  ) {
    super(`${kind}: ${description}`, options);
  }
}

const paise = v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.integer());

const orderSchema = v.object({ id: v.string(), amount: paise, status: v.string() });

/** An order as it is looked up; without notes the provider answers an empty list. */
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
  amount_refunded: v.nullish(paise, 0),
  /** Of a link's payment: `#` and the rest of the link's id. */
  description: v.nullish(v.string(), null),
  created_at: v.number(),
});

const refundSchema = v.object({ id: v.string(), payment_id: v.string() });

const disputeSchema = v.pipe(
  v.object({ payment_id: v.string(), status: v.string() }),
  v.transform(({ payment_id, status }) => ({ payment_id, standing: standingOf(status) })),
);

const PAGE = 100;
const disputesSchema = v.object({ items: v.array(v.object({ id: v.string(), payment_id: v.string() })) });

/** How a dispute stands: everything but `won`, `lost` and `closed` is still open at the bank. */
function standingOf(status: string): 'open' | 'won' | 'lost' {
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
const refusalSchema = v.object({ error: v.object({ description: v.string() }) });

const MAX_QUOTE_LENGTH = 500;

/** The provider's words without what may name a user: e-mail addresses, and numbers as long as a phone's. */
const withoutPeople = (words: string): string =>
  words
    .slice(0, MAX_QUOTE_LENGTH)
    .replaceAll(/[^\s@"]+@[^\s@"]+/g, '…')
    .replaceAll(/\+?\d[\d\s-]{6,}\d/g, '…');

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

const TIMEOUT_MS = 8_000;

/** Razorpay's calls that a subscription needs; they take whole rupees and answer paise, as the provider does. Every call throws `ProviderError` alone. */
export function createProvider(options: {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  timeoutMs?: number | undefined;
  /** What calls it in place of the network. */
  fetch?: typeof fetch | undefined;
  /** Is called with the end of each call. */
  observe?: ((outcome: 'ok' | 'refused' | 'failed', ms: number) => void) | undefined;
}) {
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`, 'utf8').toString('base64')}`;

  const request = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> => {
    const started = performance.now();
    const end = (outcome: 'ok' | 'refused' | 'failed') =>
      options.observe?.(outcome, performance.now() - started);
    try {
      const response = await (options.fetch ?? fetch)(`${options.apiUrl}/v1${path}`, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          'content-type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      const isAway = response.status >= 500 || response.status === 429;
      end(response.ok ? 'ok' : isAway ? 'failed' : 'refused');
      return response;
    } catch (cause) {
      end('failed');
      throw new ProviderError('unreachable', `${method} ${path} got no answer`, { cause });
    }
  };

  const call = async <Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<v.InferOutput<Schema>> => {
    const response = await request(method, path, body, headers);
    let answer: unknown;
    try {
      answer = await response.json();
    } catch (cause) {
      if (response.ok) throw new ProviderError('badShape', `${method} ${path} is not JSON`, { cause });
      answer = null;
    }
    if (response.status >= 500 || response.status === 429) {
      throw new ProviderError('unavailable', `${method} ${path} answered ${response.status}`);
    }
    if (!response.ok) {
      const refusal = v.safeParse(refusalSchema, answer);
      throw new ProviderError(
        'refused',
        refusal.success
          ? withoutPeople(refusal.output.error.description)
          : `${method} ${path} answered ${response.status}`,
      );
    }
    const parsed = v.safeParse(schema, answer);
    if (!parsed.success)
      throw new ProviderError('badShape', `${method} ${path}: ${withoutPeople(parsed.issues[0].message)}`);
    return parsed.output;
  };

  const at = (id: string) => encodeURIComponent(id);

  /** A list from its beginning to its end, a hundred entries at a time. */
  async function* pages<Item>(
    schema: v.GenericSchema<unknown, { items: Item[] }>,
    path: string,
  ): AsyncGenerator<Item[]> {
    for (let skip = 0, isLast = false; !isLast; skip += PAGE) {
      const { items } = await call(
        schema,
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}count=${PAGE}&skip=${skip}`,
      );
      yield items;
      isLast = items.length < PAGE;
    }
  }

  return {
    createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) =>
      call(orderSchema, 'POST', '/orders', { ...order, amount: toPaise(order.amount), currency: 'INR' }),

    fetchOrderPayments: async (orderId: string): Promise<ProviderPayment[]> =>
      (await call(paymentsSchema, 'GET', `/orders/${at(orderId)}/payments`)).items,

    fetchOrder: (orderId: string) => call(fullOrderSchema, 'GET', `/orders/${at(orderId)}`),

    /** What was paid or tried between two times, in Unix seconds, both included. */
    payments: (from: number, to: number) => pages(paymentsSchema, `/payments?from=${from}&to=${to}`),

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
      const from = Math.floor(since.getTime() / 1000);
      const ids: string[] = [];
      for await (const items of pages(refundsSchema, `/refunds?from=${from}`)) {
        ids.push(...items.map(({ payment_id }) => payment_id));
      }
      return ids;
    },

    /** All disputes, the latest first: one of long ago may be decided today. */
    disputes: () => pages(disputesSchema, '/disputes'),

    fetchDispute: (disputeId: string) => call(disputeSchema, 'GET', `/disputes/${at(disputeId)}`),

    createLink: (link: NewProviderLink) =>
      call(linkSchema, 'POST', '/payment_links', {
        amount: toPaise(link.amount),
        currency: 'INR',
        description: link.description,
        reference_id: link.referenceId,
        customer: link.customer,
        notify: { sms: false, email: false },
        notes: link.notes,
        expire_by: Math.floor(link.expiresAt.getTime() / 1000),
        callback_url: link.callbackUrl,
        callback_method: 'get',
      }),

    fetchLink: (linkId: string) => call(linkSchema, 'GET', `/payment_links/${at(linkId)}`),

    cancelLink: (linkId: string) => call(linkSchema, 'POST', `/payment_links/${at(linkId)}/cancel`),
  };
}

export type Provider = ReturnType<typeof createProvider>;
