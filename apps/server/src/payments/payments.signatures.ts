import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The secret in force and the one that it replaces. */
export const secretsInForce = (current: string, previous: string | null): string[] =>
  previous === null ? [current] : [current, previous];

/** Whether a hex HMAC-SHA256 is that of a text by one of the secrets in force; compared in constant time whatever was sent. */
function isSignedBy(secrets: readonly string[], signed: string | Uint8Array, signature: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(signed).digest('hex');
    return timingSafeEqual(digest(expected), digest(signature));
  });
}

/** Whether a checkout's result comes from the provider. */
export const isCheckoutSigned = (
  result: { orderId: string; paymentId: string; signature: string },
  keySecrets: readonly string[],
): boolean => isSignedBy(keySecrets, `${result.orderId}|${result.paymentId}`, result.signature);

/** Whether the address to which a payer of a link was sent back comes from the provider. */
export const isLinkCallbackSigned = (
  callback: { linkId: string; referenceId: string; status: string; paymentId: string; signature: string },
  keySecrets: readonly string[],
): boolean =>
  isSignedBy(
    keySecrets,
    `${callback.linkId}|${callback.referenceId}|${callback.status}|${callback.paymentId}`,
    callback.signature,
  );

/** Whether a webhook's raw body comes from the provider. */
export const isWebhookSigned = (
  body: Uint8Array,
  signature: string,
  webhookSecrets: readonly string[],
): boolean => isSignedBy(webhookSecrets, body, signature);
