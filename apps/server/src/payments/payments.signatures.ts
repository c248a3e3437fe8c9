import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a hex HMAC-SHA256 is that of a text; compared in constant time whatever was sent. */
function isSignedBy(secret: string, signed: string | Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest('hex');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(signature));
}

/** Whether a checkout's result comes from the provider. */
export const isCheckoutSigned = (
  result: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean => isSignedBy(keySecret, `${result.orderId}|${result.paymentId}`, result.signature);

/** Whether the address to which a payer of a link was sent back comes from the provider. */
export const isLinkCallbackSigned = (
  callback: { linkId: string; referenceId: string; status: string; paymentId: string; signature: string },
  keySecret: string,
): boolean =>
  isSignedBy(
    keySecret,
    `${callback.linkId}|${callback.referenceId}|${callback.status}|${callback.paymentId}`,
    callback.signature,
  );

/** Whether a webhook's raw body comes from the provider. */
export const isWebhookSigned = (body: Uint8Array, signature: string, webhookSecret: string): boolean =>
  isSignedBy(webhookSecret, body, signature);
