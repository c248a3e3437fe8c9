import type { Seller } from '../receipts/receipts.store';
import { type Environment, SettingsError, text, wholeNumber } from './settings.variables';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const SAC = /^\d{4,8}$/;
const MAX_LENGTH = 300;

function shortText(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value !== null && value.length > MAX_LENGTH) {
    throw new SettingsError(`${name} must have ${MAX_LENGTH} characters at most.`);
  }
  return value;
}

/** Who gives receipts. A GSTIN needs the address and the service's code, because a claim of tax names them. */
export function readSeller(env: Environment): Seller {
  const name = shortText(env, 'RECEIPT_NAME') ?? shortText(env, 'BRAND_NAME') ?? 'Chalchitra';
  const address = shortText(env, 'RECEIPT_ADDRESS');
  const gstin = text(env, 'RECEIPT_GSTIN');
  if (gstin === null) return { name, address, gst: null };
  if (!GSTIN.test(gstin)) {
    throw new SettingsError(`RECEIPT_GSTIN must be a GSTIN such as 27ABCDE1234F1Z5, not "${gstin}".`);
  }
  const sac = text(env, 'RECEIPT_SAC');
  if (address === null || sac === null || !SAC.test(sac)) {
    throw new SettingsError(
      'RECEIPT_GSTIN needs RECEIPT_ADDRESS, and RECEIPT_SAC with four to eight digits.',
    );
  }
  return { name, address, gst: { gstin, sac, rate: wholeNumber(env, 'RECEIPT_GST_RATE', 18, 100) } };
}
