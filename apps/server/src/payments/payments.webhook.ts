import * as v from 'valibot';
import { HttpError } from '../http/errors';
import type { Settlement } from './payments.settlement';
import { isWebhookSigned } from './payments.signatures';
import type { PaymentsStore } from './payments.store';

/** A webhook as it came: the raw body, on which the signature is, and the provider's headers. */
export interface IncomingWebhook {
  body: Uint8Array;
  signature: string;
  eventId: string;
}

const entityOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.object({ entity: v.object(entries) }));

const webhookSchema = v.object({
  event: v.string(),
  payload: v.object({
    payment: entityOf({ id: v.string(), order_id: v.nullish(v.string(), null) }),
    payment_link: entityOf({ id: v.string() }),
  }),
});

const SETTLING_EVENTS = ['payment.authorized', 'payment.captured', 'order.paid', 'payment_link.paid'];

function read(body: Uint8Array): v.InferOutput<typeof webhookSchema> {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    throw new HttpError(400, 'The webhook is not valid JSON.');
  }
  const parsed = v.safeParse(webhookSchema, json);
  if (!parsed.success) throw new HttpError(400, 'The webhook can’t be read.');
  return parsed.output;
}

/**
 * Deals with one of the provider's webhooks. It is only a hint: what was paid is asked from the provider, so neither
 * order nor repetition matters. Throws where it should be sent again.
 */
export function createWebhookReceiver(options: {
  store: PaymentsStore;
  settlement: Settlement;
  secret: string;
  now: () => Date;
}): (webhook: IncomingWebhook) => Promise<void> {
  const { store, settlement } = options;
  return async ({ body, signature, eventId }) => {
    if (!isWebhookSigned(body, signature, options.secret)) {
      throw new HttpError(401, 'The webhook’s signature is not valid.');
    }
    const { event, payload } = read(body);
    if (eventId !== '' && (await store.isWebhookKnown(eventId))) return;
    const paymentId = payload.payment?.entity.id;
    const requestId = payload.payment_link?.entity.id ?? payload.payment?.entity.order_id;
    if (SETTLING_EVENTS.includes(event) && paymentId && requestId) {
      const request = await store.findRequest(requestId);
      if (request) await settlement.confirm(request, paymentId);
    }
    if (eventId !== '') await store.rememberWebhook(eventId, event, options.now());
  };
}
