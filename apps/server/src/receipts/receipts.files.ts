import { MINUTE_MS } from '@chalchitra/api/constants';
import type { LocaleTag } from '@chalchitra/api/contract';
import type { ReceiptWire } from '@chalchitra/api/types';
import { LRUCache } from 'lru-cache';
import { copyIn } from '../copy/copy';

/** Long enough for whoever requests a receipt again and again; it names its payer, so it isn't kept for longer. */
const KEPT_MS = 10 * MINUTE_MS;
const MAX_FILES = 100;

/** Gives receipts out as files, in base64. One takes a tenth of a second of the only thread, so it is made once for many requests. */
export function createReceiptFiles(): (receipt: ReceiptWire, locale: LocaleTag) => Promise<string> {
  const files = new LRUCache<string, Promise<string>>({ max: MAX_FILES, ttl: KEPT_MS, ttlAutopurge: true });

  const make = async (receipt: ReceiptWire, locale: LocaleTag): Promise<string> => {
    // Fonts and their library are loaded with the first file that is requested.
    const { receiptPdf } = await import('./receipts.pdf');
    return (await receiptPdf(receipt, copyIn(locale))).toString('base64');
  };

  return (receipt, locale) => {
    const key = `${locale} ${JSON.stringify(receipt)}`;
    const kept = files.get(key);
    if (kept !== undefined) return kept;
    const made = make(receipt, locale);
    files.set(key, made);
    made.catch(() => files.delete(key));
    return made;
  };
}
