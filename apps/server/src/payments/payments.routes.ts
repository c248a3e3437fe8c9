import {
  createOrder,
  createPaymentLink,
  paymentHistory,
  plans,
  razorpayWebhook,
  switchQuotes,
  verifyPayment,
} from '@chalchitra/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/env';
import { HttpError } from '../http/errors';
import { json } from '../http/json';
import { localeOfCall, VARY_BY_LOCALE } from '../http/locale';
import { type Mount, ownOnly, PRIVATE } from '../http/mount';
import { limitBody } from '../http/readBody';
import type { Background, Parts } from '../parts';
import { createBilling, withHttpErrors } from './payments.bills';
import { callbackPage } from './payments.pages';
import { offeredPlans } from './payments.plans';
import { ProviderError } from './payments.providerCall';
import { createDailyReconciliation } from './payments.reconcile.daily';
import { createPaymentServices } from './payments.services';
import { isCheckoutSigned, isLinkCallbackSigned, secretsInForce } from './payments.signatures';
import { noteOf, recordStatus } from './payments.states';
import { createSweep } from './payments.sweep';
import { quoteSwitches } from './payments.switchQuotes';

const CALLBACK_PATH = '/payment-links/callback';
const MAX_WEBHOOK_BYTES = 256 * 1024;

/** Mounts the plans-and-payments server's calls (spec §7), the provider's webhook and the way back from a link. */
export function mountPayments(app: Hono<AppEnv>, mount: Mount, parts: Parts): Background {
  const { settings, database, log, now } = parts;
  const { razorpay, brand, publicUrl } = settings;
  const keySecrets = secretsInForce(razorpay.keySecret, razorpay.previousKeySecret);
  const { store, webhookStore, provider, settlement, webhooks, reconciler } = createPaymentServices(parts);
  const reconcileDaily = createDailyReconciliation({ database, reconciler, log, now });
  const sweep = createSweep({ store, webhookStore, settlement, reconcileDaily, log, now });
  const billing = createBilling({
    database,
    store,
    provider,
    settlement,
    merchant: brand.name,
    callbackUrl: `${publicUrl}/services/payments${CALLBACK_PATH}`,
    now,
  });
  mount(plans, async ({ request }) => {
    const locale = localeOfCall(request);
    const orders = (await offeredPlans(database)).map((plan) => ({
      id: plan.id,
      name: plan.name,
      amount: plan.amount,
      description: plan.descriptions[locale] ?? plan.description,
      duration_days: plan.durationDays,
    }));
    return json({ orders }, 200, { ...PRIVATE, vary: VARY_BY_LOCALE });
  });

  mount(paymentHistory, async ({ params, caller }) => {
    ownOnly(caller, params.uid);
    const entries = await sweep.historyFor(params.uid);
    const at = now();
    return entries.map(({ payment, kind }) => ({
      id: payment.id,
      status: recordStatus(payment, at),
      orderId: payment.planId,
      amount: payment.amount,
      created_at: payment.paidAt.toISOString(),
      payment_link_id: kind === 'link' ? payment.billId : null,
      period_end: payment.periodEnd.toISOString(),
      note: noteOf(payment),
    }));
  });

  mount(switchQuotes, ({ params, caller }) => {
    ownOnly(caller, params.uid);
    return quoteSwitches(parts.database, params.uid, now());
  });

  mount(createPaymentLink, async ({ body, caller }) => {
    const payer = ownOnly(caller, body.userId);
    const { orderId: planId, amount, renew: isRenewal = false, switch: isSwitch = false } = body;
    const wanted = { planId, amount, isRenewal, isSwitch };
    return { short_url: await withHttpErrors(billing.link(payer, wanted)) };
  });

  mount(createOrder, async ({ body, caller }) => {
    const payer = ownOnly(caller, body.userId);
    const { planId, amount, renew: isRenewal = false, switch: isSwitch = false } = body;
    const wanted = { planId, amount, isRenewal, isSwitch };
    return { id: await withHttpErrors(billing.order(payer, wanted)), amount };
  });

  mount(verifyPayment, async ({ body, caller }) => {
    const payer = ownOnly(caller, body.userId);
    const orderId = body.razorpay_order_id;
    const paymentId = body.razorpay_payment_id;
    const signature = body.razorpay_signature;
    if (!isCheckoutSigned({ orderId, paymentId, signature }, keySecrets)) {
      throw new HttpError(400, 'The payment’s signature is not valid.');
    }
    const bill = await store.findBill(orderId);
    if (bill?.kind !== 'order' || bill.uid !== payer.uid || bill.planId !== body.planId) {
      throw new HttpError(400, 'The payment is not for this order.');
    }
    const confirmed = await withHttpErrors(settlement.confirm(bill, paymentId, 'verify'));
    if (confirmed.outcome === 'pending') throw new HttpError(409, 'The payment is not complete yet.');
    if (confirmed.outcome !== 'paid') throw new HttpError(400, confirmed.reason);
    return { success: true };
  });

  app.post(razorpayWebhook.path, limitBody(MAX_WEBHOOK_BYTES), async (context) => {
    const request = context.req.raw;
    const webhook = {
      body: new Uint8Array(await context.req.arrayBuffer()),
      signature: request.headers.get('x-razorpay-signature') ?? '',
      eventId: request.headers.get('x-razorpay-event-id') ?? '',
    };
    await withHttpErrors(webhooks.receive(webhook));
    return context.json({ received: true });
  });

  app.get(CALLBACK_PATH, async (context) => {
    const query = (name: string) => context.req.query(`razorpay_${name}`) ?? '';
    const page = (outcome: Parameters<typeof callbackPage>[1]) =>
      callbackPage(context, outcome, `${publicUrl}/`);
    const linkId = query('payment_link_id');
    const referenceId = query('payment_link_reference_id');
    const paymentId = query('payment_id');
    const status = query('payment_link_status');
    const isGenuine = isLinkCallbackSigned(
      { linkId, referenceId, status, paymentId, signature: query('signature') },
      keySecrets,
    );
    const bill = isGenuine ? await store.findBill(linkId) : undefined;
    if (bill?.kind !== 'link' || bill.referenceId !== referenceId) return page('refused');
    try {
      return page((await settlement.confirm(bill, paymentId, 'callback')).outcome);
    } catch (error) {
      // The payer has paid; what can't be checked now is checked again by the history call and the sweep.
      if (!(error instanceof ProviderError)) throw error;
      context.var.log.warn('The payment provider could not be asked after a link was paid', { error });
      return page('pending');
    }
  });

  return sweep;
}
