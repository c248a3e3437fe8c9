import { createHmac } from 'node:crypto';

const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Signature of a checkout's result: hex HMAC-SHA256 of `order|payment` with the key secret. */
export const signCheckout = (orderId: string, paymentId: string, keySecret: string) =>
  hmac(`${orderId}|${paymentId}`, keySecret);

/** Signature of a payment link's callback: hex HMAC-SHA256 of `link|reference|status|payment` with the key secret. */
export const signLinkCallback = (
  link: { id: string; referenceId: string; status: string; paymentId: string },
  keySecret: string,
) => hmac(`${link.id}|${link.referenceId}|${link.status}|${link.paymentId}`, keySecret);

/** Signature of a webhook: hex HMAC-SHA256 of the body's text with the webhook secret. */
export const signWebhook = (body: string, webhookSecret: string) => hmac(body, webhookSecret);
