import { toPaise } from '@chalchitra/api/contract';
import * as v from 'valibot';

/**
 * Why the provider gave no usable answer: `unreachable` (network or time-out), `unavailable` (5xx or 429),
 * `refused` (another 4xx; `description` is the provider's own) or `badShape`.
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

const paymentSchema = v.object({
  id: v.string(),
  amount: paise,
  currency: v.string(),
  status: v.string(),
  order_id: v.nullish(v.string(), null),
  created_at: v.number(),
});

const linkSchema = v.object({
  id: v.string(),
  status: v.string(),
  reference_id: v.nullish(v.string(), ''),
  short_url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  payments: v.nullish(v.array(v.object({ payment_id: v.string(), status: v.nullish(v.string(), '') })), []),
});

const orderPaymentsSchema = v.object({ items: v.array(paymentSchema) });
const refusalSchema = v.object({ error: v.object({ description: v.string() }) });

/** A payment as the provider states it; `amount` in paise, `created_at` in Unix seconds. */
export type ProviderPayment = v.InferOutput<typeof paymentSchema>;

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
}) {
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`, 'utf8').toString('base64')}`;

  const request = async (method: 'GET' | 'POST', path: string, body: unknown): Promise<Response> => {
    try {
      return await fetch(`${options.apiUrl}/v1${path}`, {
        method,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
    } catch (cause) {
      throw new ProviderError('unreachable', `${method} ${path} got no answer`, { cause });
    }
  };

  const call = async <Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<Schema>> => {
    const response = await request(method, path, body);
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
        refusal.success ? refusal.output.error.description : `${method} ${path} answered ${response.status}`,
      );
    }
    const parsed = v.safeParse(schema, answer);
    if (!parsed.success)
      throw new ProviderError('badShape', `${method} ${path}: ${parsed.issues[0].message}`);
    return parsed.output;
  };

  const at = (id: string) => encodeURIComponent(id);

  return {
    createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) =>
      call(orderSchema, 'POST', '/orders', { ...order, amount: toPaise(order.amount), currency: 'INR' }),

    fetchOrderPayments: async (orderId: string): Promise<ProviderPayment[]> =>
      (await call(orderPaymentsSchema, 'GET', `/orders/${at(orderId)}/payments`)).items,

    fetchPayment: (paymentId: string) => call(paymentSchema, 'GET', `/payments/${at(paymentId)}`),

    capture: (payment: ProviderPayment) =>
      call(paymentSchema, 'POST', `/payments/${at(payment.id)}/capture`, {
        amount: payment.amount,
        currency: payment.currency,
      }),

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
