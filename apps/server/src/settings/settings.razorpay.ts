import type { Settings } from './settings';
import {
  type Environment,
  required,
  SettingsError,
  secureUrl,
  text,
  url,
  urlOrPath,
} from './settings.variables';

const KEY_PREFIX = 'rzp_';
const SANDBOX_KEY_PREFIX = `${KEY_PREFIX}sandbox_`;
const MIN_SECRET_LENGTH = 12;

/** The secrets that were replaced; those of hosted mode can't be guessed. */
function previousSecrets(env: Environment, mode: Settings['mode']) {
  const webhookSecret = text(env, 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS');
  if (mode === 'hosted' && webhookSecret !== null) {
    longEnough('RAZORPAY_WEBHOOK_SECRET_PREVIOUS', webhookSecret);
  }
  return {
    previousKeySecret: text(env, 'RAZORPAY_KEY_SECRET_PREVIOUS'),
    previousWebhookSecret: webhookSecret,
  };
}

function longEnough(name: string, secret: string): string {
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new SettingsError(`${name} must have at least ${MIN_SECRET_LENGTH} characters.`);
  }
  return secret;
}

/** The key's id and its secret. Pages have the id, so that a secret in its place would be published. */
function readKey(env: Environment): { keyId: string; keySecret: string } {
  const keyId = required(env, 'RAZORPAY_KEY_ID');
  const keySecret = required(env, 'RAZORPAY_KEY_SECRET');
  if (keyId.startsWith(SANDBOX_KEY_PREFIX)) {
    throw new SettingsError(
      'RAZORPAY_KEY_ID must be a key of the provider in hosted mode, not of the sandbox.',
    );
  }
  if (!keyId.startsWith(KEY_PREFIX)) {
    throw new SettingsError(
      `RAZORPAY_KEY_ID must start with "${KEY_PREFIX}": make sure that it isn’t the secret.`,
    );
  }
  if (keySecret.startsWith(KEY_PREFIX)) {
    throw new SettingsError('RAZORPAY_KEY_SECRET must be the secret of the key, not its id.');
  }
  return { keyId, keySecret };
}

function readHostedRazorpay(env: Environment): Settings['razorpay'] {
  return {
    ...readKey(env),
    webhookSecret: longEnough('RAZORPAY_WEBHOOK_SECRET', required(env, 'RAZORPAY_WEBHOOK_SECRET')),
    ...previousSecrets(env, 'hosted'),
    apiUrl: secureUrl(env, 'RAZORPAY_API_URL', 'https://api.razorpay.com'),
    checkoutUrl: secureUrl(env, 'RAZORPAY_CHECKOUT_URL', 'https://checkout.razorpay.com/v1/checkout.js'),
  };
}

/** The payment provider's settings: in local mode the sandbox's. */
export function readRazorpay(env: Environment, mode: Settings['mode'], ownUrl: string): Settings['razorpay'] {
  if (mode === 'hosted') return readHostedRazorpay(env);
  const keyId = text(env, 'RAZORPAY_KEY_ID') ?? `${SANDBOX_KEY_PREFIX}local`;
  if (!keyId.startsWith(SANDBOX_KEY_PREFIX)) {
    throw new SettingsError(
      `RAZORPAY_KEY_ID must start with "${SANDBOX_KEY_PREFIX}" in local mode, which never uses a real payment key.`,
    );
  }
  return {
    keyId,
    keySecret: text(env, 'RAZORPAY_KEY_SECRET') ?? 'sandbox-key-secret',
    webhookSecret: text(env, 'RAZORPAY_WEBHOOK_SECRET') ?? 'sandbox-webhook-secret',
    ...previousSecrets(env, 'local'),
    apiUrl: url(env, 'RAZORPAY_API_URL', `${ownUrl}/sandbox/razorpay`),
    checkoutUrl: urlOrPath(env, 'RAZORPAY_CHECKOUT_URL', '/sandbox/razorpay/v1/checkout.js'),
  };
}
