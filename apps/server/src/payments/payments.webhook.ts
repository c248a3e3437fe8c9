import * as v from 'valibot';
import { HttpError } from '../http/errors';
import type { Log } from '../log';
import type { Ledger } from './payments.ledger';
import type { Settlement } from './payments.settlement';
import { isWebhookSigned } from './payments.signatures';
import type { PaymentsStore } from './payments.store';
import type { WebhookHint, WebhookStore } from './payments.webhook.store';

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
    refund: entityOf({ payment_id: v.string() }),
    dispute: entityOf({ id: v.string(), payment_id: v.string() }),
  }),
});

const LINK_EVENT = 'payment_link.paid';
/** What these say is nothing new about a payment that is written down. */
const SETTLING_EVENTS = ['payment.authorized', 'payment.captured', 'order.paid', LINK_EVENT];

/** Reads what a webhook is about: ids alone, for its body has the payer's address and phone too. */
function readHint(body: Uint8Array): WebhookHint {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    throw new HttpError(400, 'The webhook is not valid JSON.');
  }
  const parsed = v.safeParse(webhookSchema, json);
  if (!parsed.success) throw new HttpError(400, 'The webhook can’t be read.');
  const { event, payload } = parsed.output;
  const { payment, payment_link: link, refund, dispute } = payload;
  return {
    event,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id ?? dispute?.entity.payment_id ?? null,
    billId: link?.entity.id ?? payment?.entity.order_id ?? null,
    disputeId: dispute?.entity.id ?? null,
  };
}

/**
 * Deals with the provider's webhooks. Each is only a hint at a payment: how that stands is fetched from the provider, so
 * neither the event's name, order nor repetition matters.
 */
export function createWebhookReceiver(options: {
  store: PaymentsStore;
  webhookStore: WebhookStore;
  ledger: Ledger;
  settlement: Settlement;
  secrets: readonly string[];
  log: Log;
  now: () => Date;
}) {
  const { store, webhookStore, ledger, settlement, log } = options;

  const handle = async ({ event, paymentId, billId, disputeId }: WebhookHint): Promise<void> => {
    if (paymentId === null) return;
    const isKnown = (await ledger.findPayment(paymentId)) !== undefined;
    if (!isKnown) {
      const bill = billId === null ? undefined : await store.findBill(billId);
      if (!bill) {
        // A link's payment comes under the link's own order too, and an account may have other shops.
        const isOrdinary = event !== LINK_EVENT && SETTLING_EVENTS.includes(event);
        log[isOrdinary ? 'info' : 'warn']('A webhook names a payment that no bill of ours is for', {
          event,
          payment: paymentId,
          bill: billId,
        });
        return;
      }
      await settlement.confirm(bill, paymentId, 'webhook');
      if (disputeId === null) return;
    }
    if (!SETTLING_EVENTS.includes(event)) await settlement.review(paymentId, disputeId ?? undefined);
  };

  return {
    handle,

    /** Handles a webhook as it came, once; throws where it should be sent again. */
    async receive({ body, signature, eventId }: IncomingWebhook): Promise<void> {
      if (!isWebhookSigned(body, signature, options.secrets)) {
        throw new HttpError(401, 'The webhook’s signature is not valid.');
      }
      const hint = readHint(body);
      if (eventId !== '' && (await webhookStore.find(eventId))) return;
      await handle(hint);
      if (eventId !== '') await webhookStore.add(eventId, hint, options.now());
    },
  };
}
