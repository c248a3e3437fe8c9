import { MINUTE_MS } from '@chalchitra/api/constants';
import type { LocaleTag } from '@chalchitra/api/contract';
import type { ReceiptWire } from '@chalchitra/api/types';
import { LRUCache } from 'lru-cache';
import { copyIn } from '../copy/copy';

/** Long enough for whoever requests a receipt again and again; it names its payer, so it isn't kept for longer. */
const KEPT_MS = 10 * MINUTE_MS;
const MAX_FILES = 100;

async function makeFile(receipt: ReceiptWire, locale: LocaleTag): Promise<string> {
  // Fonts and their library are loaded with the first file that is requested.
  const { receiptPdf } = await import('./receipts.pdf');
  return (await receiptPdf(receipt, copyIn(locale))).toString('base64');
}

/** Gives receipts out as files, in base64. One takes a tenth of a second of the only thread, so it is made once for many requests. */
export function createReceiptFiles(make = makeFile): typeof makeFile {
  const files = new LRUCache<string, string, { receipt: ReceiptWire; locale: LocaleTag }>({
    max: MAX_FILES,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    fetchMethod: (_key, _before, { context: { receipt, locale } }) => make(receipt, locale),
    // A file that others push out while it is made goes to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return (receipt, locale) =>
    files.forceFetch(`${locale} ${JSON.stringify(receipt)}`, { context: { receipt, locale } });
}
