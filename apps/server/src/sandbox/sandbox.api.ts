import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { collection, linkEntity, orderEntity, paymentEntity } from './sandbox.entities';
import {
  readAmount,
  readCallback,
  readCurrency,
  readExpiry,
  readFields,
  readJson,
  readNumber,
  readText,
  readTexts,
  SandboxError,
  unknownId,
} from './sandbox.input';
import type { LinksStore, LinkWithPayments } from './sandbox.links.store';
import { createReturnsApi } from './sandbox.returns.api';
import type { ReturnsStore } from './sandbox.returns.store';
import type { SandboxStore } from './sandbox.store';

const ORDER_FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment',
  'payment_capture',
];
const LINK_FIELDS = [
  'amount',
  'currency',
  'description',
  'reference_id',
  'customer',
  'notify',
  'notes',
  'expire_by',
  'callback_url',
  'callback_method',
  'accept_partial',
  'reminder_enable',
];

/** The last second of the year 9999. */
const LATEST_SECOND = 253_402_300_799;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an order's payments wait to be captured: `payment_capture` 0, or `payment.capture` manual. */
function isCapturedByHand(fields: Readonly<Record<string, unknown>>): boolean {
  const payment = fields.payment;
  const isManual =
    typeof payment === 'object' && payment !== null && 'capture' in payment && payment.capture === 'manual';
  return isManual || fields.payment_capture === 0 || fields.payment_capture === false;
}

/** The provider's server-to-server calls below `/v1`, behind Basic auth with the key and its secret. */
export function createSandboxApi(options: {
  store: SandboxStore;
  links: LinksStore;
  returns: ReturnsStore;
  keyId: string;
  keySecret: string;
  pagesUrl: string;
  now: () => Date;
}): Hono {
  const { store, links } = options;
  const api = new Hono();
  const expected = digest(
    `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`, 'utf8').toString('base64')}`,
  );
  const toLink = ({ link, order, payments }: LinkWithPayments) =>
    linkEntity(link, order, payments, options.pagesUrl);

  api.use(async (context, next) => {
    const given = digest(context.req.header('authorization') ?? '');
    if (!timingSafeEqual(given, expected)) throw new SandboxError(401, 'Authentication failed');
    await next();
  });

  api.post('/orders', async (context) => {
    const fields = readFields(await readJson(context.req.raw), ORDER_FIELDS);
    const order = await store.createOrder({
      amount: readAmount(fields),
      currency: readCurrency(fields),
      receipt: readText(fields, 'receipt', 40),
      notes: readTexts(fields, 'notes'),
      capturesByItself: !isCapturedByHand(fields),
    });
    return context.json(orderEntity(order));
  });

  api.get('/orders/:id', async (context) => {
    const order = await store.findOrder(context.req.param('id'));
    if (!order) throw unknownId();
    return context.json(orderEntity(order));
  });

  api.get('/orders/:id/payments', async (context) => {
    const order = await store.findOrder(context.req.param('id'));
    if (!order) throw unknownId();
    return context.json(collection((await store.paymentsOf(order.id)).map(paymentEntity)));
  });

  api.get('/payments', async (context) => {
    const last = Math.floor(options.now().getTime() / 1000);
    const found = await store.listPayments({
      from: readNumber(context.req.query('from'), 0, last),
      to: readNumber(context.req.query('to'), last, LATEST_SECOND),
      count: readNumber(context.req.query('count'), 10, 100),
      skip: readNumber(context.req.query('skip'), 0),
    });
    return context.json(collection(found.map(paymentEntity)));
  });

  api.get('/payments/:id', async (context) => {
    const payment = await store.findPayment(context.req.param('id'));
    if (!payment) throw unknownId();
    return context.json(paymentEntity(payment));
  });

  api.post('/payments/:id/capture', async (context) => {
    const fields = readFields(await readJson(context.req.raw), ['amount', 'currency']);
    const payment = await store.findPayment(context.req.param('id'));
    if (!payment) throw unknownId();
    if (readAmount(fields) !== payment.amount) {
      throw new SandboxError(400, 'Capture amount must be equal to the amount authorized', 'amount');
    }
    const captured = await store.capture(payment.id);
    if (!captured) {
      throw new SandboxError(
        400,
        payment.status === 'captured'
          ? 'This payment has already been captured'
          : 'Only payments which have been authorized and not yet captured can be captured',
      );
    }
    return context.json(paymentEntity(captured));
  });

  api.post('/payment_links', async (context) => {
    const fields = readFields(await readJson(context.req.raw), LINK_FIELDS);
    const referenceId = readText(fields, 'reference_id', 40);
    const made = await links.createLink({
      amount: readAmount(fields),
      currency: readCurrency(fields, 'INR'),
      description: readText(fields, 'description', 2048),
      referenceId,
      customer: readTexts(fields, 'customer'),
      notes: readTexts(fields, 'notes'),
      callbackUrl: readCallback(fields),
      expireBy: readExpiry(fields, options.now()),
    });
    if (!made) {
      throw new SandboxError(
        400,
        `payment link creation with reference_id: ${referenceId} already attempted`,
        'reference_id',
      );
    }
    return context.json(toLink(made));
  });

  api.get('/payment_links', async (context) => {
    const listed = await links.listLinks({
      referenceId: context.req.query('reference_id') ?? null,
      count: readNumber(context.req.query('count'), 10, 100),
      skip: readNumber(context.req.query('skip'), 0),
    });
    return context.json({ payment_links: listed.map(toLink) });
  });

  api.get('/payment_links/:id', async (context) => {
    const found = await links.findLink({ id: context.req.param('id') });
    if (!found) throw unknownId();
    return context.json(toLink(found));
  });

  api.post('/payment_links/:id/cancel', async (context) => {
    const found = await links.findLink({ id: context.req.param('id') });
    if (!found) throw unknownId();
    const after = found.link.status === 'created' ? await links.cancelLink(found.link.id) : undefined;
    if (after?.link.status !== 'cancelled') {
      throw new SandboxError(
        400,
        `Payment Link cannot be cancelled as it is already ${(after ?? found).link.status}`,
      );
    }
    return context.json(toLink(after));
  });

  api.route('/', createReturnsApi(options.returns));

  return api;
}
