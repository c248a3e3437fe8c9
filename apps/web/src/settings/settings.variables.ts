import { POLICY_DATE } from '@chalchitra/api/constants';
import type { RuntimeSettings } from '@chalchitra/api/types';

/** The settings of this build, for a page without our server. */
export const settingsOfBuild = (): RuntimeSettings => buildSettings(import.meta.env);

/** Settings from `VITE_*` variables, for hosting the built files without our server; `settings.build.ts` checks them. */
export function buildSettings(env: Readonly<Record<string, unknown>>): RuntimeSettings {
  const text = (name: string, byDefault: string) => {
    const value = env[`VITE_${name}`];
    return typeof value === 'string' && value !== '' ? value : byDefault;
  };
  const projectId = text('FIREBASE_PROJECT_ID', '');
  return {
    mode: 'hosted',
    servers: {
      content: text('CONTENT_URL', '/services/content'),
      payments: text('PAYMENTS_URL', '/services/payments'),
      creators: text('CREATORS_URL', '/services/creators'),
    },
    sendToken: text('SEND_TOKEN', 'same-origin') as RuntimeSettings['sendToken'],
    firebase: {
      projectId,
      apiKey: text('FIREBASE_API_KEY', ''),
      authDomain: text('FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
      emulator: false,
    },
    razorpay: {
      keyId: text('RAZORPAY_KEY_ID', ''),
      checkoutUrl: text('RAZORPAY_CHECKOUT_URL', 'https://checkout.razorpay.com/v1/checkout.js'),
    },
    embedHost: text('EMBED_HOST', 'https://www.youtube-nocookie.com').replace(/\/+$/, ''),
    brand: {
      name: text('BRAND_NAME', 'Chalchitra'),
      logoUrl: text('BRAND_LOGO_URL', '') || null,
      colour: text('BRAND_COLOUR', '').replace(/^(?=\w)/, '#') || null,
      contactEmail: text('BRAND_CONTACT_EMAIL', 'namaste@chalchitra.example'),
      termsVersion: text('TERMS_VERSION', POLICY_DATE),
      pages: {
        terms: text('TERMS_URL', '') || null,
        refunds: text('REFUNDS_URL', '') || null,
        help: text('HELP_URL', '') || null,
        contact: text('CONTACT_URL', '') || null,
        grievanceOfficer: text('GRIEVANCE_OFFICER_URL', '') || null,
      },
    },
  };
}
