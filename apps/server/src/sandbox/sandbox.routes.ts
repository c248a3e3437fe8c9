import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/database';
import type { AppEnv } from '../http/env';
import { locations } from '../locations';
import type { Background, Parts } from '../parts';
import type { PaymentSettings } from '../settings/settings';
import { createSandboxApi } from './sandbox.api';
import { isReceived, PAYMENT_FAILURE } from './sandbox.entities';
import { readFields, readText, SandboxError } from './sandbox.input';
import { createLinksStore, type LinkWithPayments } from './sandbox.links.store';
import { checkoutPage, checkoutProblemPage, linkPage, unknownLinkPage } from './sandbox.pages';
import { createReturnsStore } from './sandbox.returns.store';
import { signCheckout, signLinkCallback } from './sandbox.signing';
import { createSandboxStore } from './sandbox.store';
import { createWebhookSender } from './sandbox.webhooks';

const MOUNTED_AT = '/sandbox/razorpay';

export interface SandboxOptions {
  db: Database;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Address of the sandbox as browsers reach it, without a slash at the end. */
  publicUrl: string;
  /** Where webhooks go. */
  webhookUrl: string;
  /** Name of who is paid. */
  merchant: string;
  now?: (() => Date) | undefined;
  fetch?: typeof fetch | undefined;
}

const asset = (name: string, type: string) => ({
  text: readFileSync(join(locations.sandboxAssets, name), 'utf8'),
  type: `${type}; charset=utf-8`,
});

/** Refuses what another site's page makes a browser send; programs name no site and may do as they please. */
function refuseOtherSites(context: Context): void {
  const site = context.req.header('sec-fetch-site') ?? 'none';
  const origin = context.req.header('origin');
  const isOwn = origin === undefined || origin === new URL(context.req.url).origin;
  if (!isOwn || (site !== 'same-origin' && site !== 'none')) {
    throw new SandboxError(403, 'Payments are made on the sandbox’s own pages.');
  }
}

/** Headers of the sandbox's pages; `formTarget` is the origin that paying leads back to. */
function pageHeaders(formTarget: string | null): Record<string, string> {
  const formAction = formTarget ? `form-action 'self' ${formTarget}` : "form-action 'self'";
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      formAction,
      "frame-ancestors 'self'",
      "base-uri 'none'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

/**
 * A payment provider for use without the internet: it speaks Razorpay's wire below `/v1`, and has the checkout
 * script, its frame and the hosted pages of payment links. To be mounted in local mode alone.
 */
export function createSandbox(options: SandboxOptions) {
  const now = options.now ?? (() => new Date());
  const { keyId, keySecret, merchant } = options;
  const base = new URL(options.publicUrl).pathname.replace(/\/$/, '');
  const store = createSandboxStore(options.db, now, options.publicUrl);
  const links = createLinksStore(options.db, now);
  const returns = createReturnsStore(options.db, now);
  const webhooks = createWebhookSender({
    db: options.db,
    url: options.webhookUrl,
    secret: options.webhookSecret,
    now,
    fetch: options.fetch ?? fetch,
  });
  const assets = {
    'checkout.js': asset('checkout.js', 'text/javascript'),
    'frame.js': asset('frame.js', 'text/javascript'),
    'pages.css': asset('pages.css', 'text/css'),
  };
  const app = new Hono();
  const notFound = () => new SandboxError(404, 'The requested URL was not found on the server.');
  app.use('*', async (context, next) => {
    // Nothing has an id with a NUL, which the database doesn't take.
    if (context.req.url.includes('%00')) throw notFound();
    await next();
  });

  const sendAsset = (context: Context, name: keyof typeof assets) =>
    context.body(assets[name].text, 200, {
      'content-type': assets[name].type,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  app.get('/assets/pages.css', (context) => sendAsset(context, 'pages.css'));
  app.get('/assets/frame.js', (context) => sendAsset(context, 'frame.js'));
  app.get('/v1/checkout.js', (context) => sendAsset(context, 'checkout.js'));

  app.get('/v1/checkout/public', async (context) => {
    const headers = pageHeaders(null);
    const order = await store.findOrder(context.req.query('order_id') ?? '');
    if (context.req.query('key_id') !== keyId || !order) {
      const sentence = 'The key or the order is not known to the sandbox.';
      return context.html(checkoutProblemPage(base, sentence), 400, headers);
    }
    if (order.status === 'paid') {
      return context.html(checkoutProblemPage(base, 'This order is paid already.'), 200, headers);
    }
    return context.html(checkoutPage(base, merchant, keyId, order), 200, headers);
  });

  app.post('/v1/checkout/attempts', async (context) => {
    refuseOtherSites(context);
    const body: unknown = await context.req.json().catch(() => null);
    const fields = readFields(body, ['key_id', 'order_id', 'outcome', 'email', 'contact']);
    if (fields.key_id !== keyId) throw new SandboxError(401, 'Authentication failed');
    const orderId = readText(fields, 'order_id', 40) ?? '';
    const made = await store.attempt(orderId, fields.outcome === 'pay' ? 'pay' : 'fail', {
      email: readText(fields, 'email', 254),
      contact: readText(fields, 'contact', 40),
    });
    if (made.outcome === 'closed' || !made.payment) {
      throw new SandboxError(400, 'This order can no longer be paid.', 'order_id');
    }
    if (made.outcome === 'failed') {
      const metadata = { order_id: orderId, payment_id: made.payment.id };
      return context.json({ error: { ...PAYMENT_FAILURE, metadata } });
    }
    return context.json({
      razorpay_payment_id: made.payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: signCheckout(orderId, made.payment.id, keySecret),
    });
  });

  app.route(
    '/v1',
    createSandboxApi({ store, links, returns, keyId, keySecret, pagesUrl: options.publicUrl, now }),
  );

  /** Where the payer goes after paying; null where the link names no callback or is not paid. */
  const callbackOf = ({ link, payments }: LinkWithPayments): string | null => {
    const payment = payments.find(isReceived);
    if (link.status !== 'paid' || !payment || !link.callbackUrl) return null;
    const callback = {
      id: link.id,
      referenceId: link.referenceId ?? '',
      status: link.status,
      paymentId: payment.id,
    };
    const address = new URL(link.callbackUrl);
    address.searchParams.set('razorpay_payment_id', payment.id);
    address.searchParams.set('razorpay_payment_link_id', link.id);
    address.searchParams.set('razorpay_payment_link_reference_id', callback.referenceId);
    address.searchParams.set('razorpay_payment_link_status', link.status);
    address.searchParams.set('razorpay_signature', signLinkCallback(callback, keySecret));
    return address.href;
  };
  const headersOf = ({ link }: LinkWithPayments) =>
    pageHeaders(link.callbackUrl ? new URL(link.callbackUrl).origin : null);

  app.get('/i/:code', async (context) => {
    const found = await links.findLink({ code: context.req.param('code') });
    if (!found) return context.html(unknownLinkPage(base), 404, pageHeaders(null));
    const hasFailed = context.req.query('failed') !== undefined && found.link.status === 'created';
    const markup = linkPage({ base, merchant, found, hasFailed, returnUrl: callbackOf(found) });
    return context.html(markup, 200, headersOf(found));
  });

  app.post('/i/:code', async (context) => {
    refuseOtherSites(context);
    const code = context.req.param('code');
    const found = await links.findLink({ code });
    if (!found) return context.html(unknownLinkPage(base), 404, pageHeaders(null));
    const isPaying = (await context.req.parseBody()).outcome === 'pay';
    await store.attempt(found.order.id, isPaying ? 'pay' : 'fail', {
      email: found.link.customer.email ?? null,
      contact: found.link.customer.contact ?? null,
    });
    const after = await links.findLink({ code });
    const callback = after ? callbackOf(after) : null;
    const target = callback ?? `${base}/i/${code}${isPaying ? '' : '?failed'}`;
    return context.body(null, 303, { ...headersOf(found), location: target });
  });

  app.all('*', (context) => context.json(notFound().toBody(), 404));
  app.onError((error, context) => {
    if (error instanceof SandboxError) return context.json(error.toBody(), error.status);
    throw error;
  });

  return { app, webhooks };
}

/** Mounts the sandbox below `/sandbox/razorpay`, with webhooks to this server's own receiver. */
export function mountSandbox(
  app: Hono<AppEnv>,
  { settings, database, now }: Pick<Parts, 'database' | 'now'> & { readonly settings: PaymentSettings },
): Background {
  const { keyId, keySecret, webhookSecret } = settings.razorpay;
  const sandbox = createSandbox({
    db: database,
    keyId,
    keySecret,
    webhookSecret,
    publicUrl: `${settings.publicUrl}${MOUNTED_AT}`,
    webhookUrl: `${settings.ownUrl}/services/payments/webhooks/razorpay`,
    merchant: settings.brand.name,
    now,
  });
  app.route(MOUNTED_AT, sandbox.app);
  return sandbox.webhooks;
}
