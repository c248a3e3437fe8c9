import { toPaise } from '@chalchitra/api';
import { CURRENCY } from '@chalchitra/api/constants';
import type { CheckoutOrder, Plan, RuntimeSettings } from '@chalchitra/api/types';
import type { CheckoutOutcome } from '@chalchitra/machines';
import { once } from '../../once';

const LOAD_LIMIT_MS = 20_000;
/** The specification's red, dark enough for the white text on it. */
const THEME_COLOUR = '#d90000';

/** The payment provider's checkout pop-up (spec §4). */
export interface Checkout {
  /** Loads the provider's script; rejects where it can't be loaded, and can then be called again. */
  load(): Promise<void>;
  /** Opens the pop-up and returns how it ended; the signal ends it too. The script must have been loaded. */
  open(request: CheckoutRequest, options?: { signal?: AbortSignal }): Promise<CheckoutOutcome>;
}

/** What the pop-up is opened with. */
export interface CheckoutRequest {
  order: CheckoutOrder;
  plan: Plan;
  /** Filled in beforehand, as far as it is known. */
  payer: { name: string | null; email: string | null };
}

interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface CheckoutOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: typeof CURRENCY;
  name: string;
  description: string;
  order_id: string;
  prefill: { name?: string; email?: string };
  theme: { color: string };
  handler: (result: CheckoutResult) => void;
  modal: { ondismiss: () => void };
}

type CheckoutConstructor = new (options: CheckoutOptions) => { open(): void; close(): void };

/** The pop-up of the provider's own script, loaded into the page when it is first needed. */
export function createCheckout(
  window: Window & { Razorpay?: CheckoutConstructor },
  settings: RuntimeSettings['razorpay'],
  brandName: string,
): Checkout {
  return {
    load: once(async () => {
      if (window.Razorpay === undefined)
        await loadScript(window.document, settings.checkoutUrl, () => window.Razorpay !== undefined);
    }),
    open: ({ order, plan, payer }, { signal } = {}) =>
      new Promise((resolve) => {
        const { Razorpay } = window;
        if (Razorpay === undefined) throw new Error('The checkout script is not there.');
        // A failed attempt is no end: the pop-up stays open, and the next attempt may succeed.
        const popup = new Razorpay({
          key: settings.keyId,
          amount: toPaise(order.amount),
          currency: CURRENCY,
          name: brandName,
          description: plan.name,
          order_id: order.id,
          prefill: {
            ...(payer.name !== null && { name: payer.name }),
            ...(payer.email !== null && { email: payer.email }),
          },
          theme: { color: THEME_COLOUR },
          handler: (result) =>
            resolve({
              kind: 'paid',
              payment: {
                paymentId: result.razorpay_payment_id,
                orderId: result.razorpay_order_id,
                signature: result.razorpay_signature,
              },
            }),
          modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
        });
        // After the page is left nothing waits for the result, so nothing may be paid.
        signal?.addEventListener('abort', () => popup.close(), { once: true });
        popup.open();
      }),
  };
}

/** Loads a script. It fails where `isThere` returns false afterwards, as when a page comes in the script's place. */
function loadScript(document: Document, src: string, isThere: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    const limit = setTimeout(giveUp, LOAD_LIMIT_MS);
    script.src = src;
    script.async = true;
    script.onload = () => {
      if (!isThere()) return giveUp();
      clearTimeout(limit);
      resolve();
    };
    script.onerror = giveUp;
    document.head.append(script);
  });
}
