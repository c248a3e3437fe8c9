import { inflateSync } from 'node:zlib';
import { type LocaleTag, receiptFile, receipts as receiptsCall } from '@chalchitra/api/contract';
import type { ReceiptWire } from '@chalchitra/api/types';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../account/account.schema';
import { copyIn } from '../copy/copy';
import { grant } from '../payments/payments.byHand';
import { startPaymentsHarness } from '../payments/payments.harness';
import { createLedger } from '../payments/payments.ledger';
import { payments } from '../payments/payments.schema';
import { createPersonalDataStore } from '../personalData/personalData.store';
import { createReceiptFiles } from './receipts.files';
import { receiptPdf } from './receipts.pdf';
import { receipts } from './receipts.schema';
import { includedTax, toReceiptWire } from './receipts.wire';

const SELLER = {
  RECEIPT_NAME: 'Chalchitra Films',
  RECEIPT_ADDRESS: '12 Hill Road, Mumbai',
  RECEIPT_GSTIN: '27ABCDE1234F1Z5',
  RECEIPT_SAC: '998433',
};
const plain = { name: 'Chalchitra', address: null, gst: null };
const harness = await startPaymentsHarness({ environment: SELLER });
const { server, orderFor, payOrder, verify } = harness;
const { database } = server;

let uid: string;
beforeEach(() => {
  uid = harness.newUid();
});
afterAll(() => server.close());

const ledgerOf = (db = database) =>
  createLedger(db, { secondPayments: 'renew', refundEndsAbove: 50, seller: plain });
const captured = (id: string, payer: string) => ({
  id,
  billId: null,
  uid: payer,
  planId: 'monthly',
  amount: 199,
  durationDays: 30,
  paidAt: new Date(),
});
const receiptsOf = async (payer: string) =>
  (await server.fetch(receiptsCall, { as: payer, params: { uid: payer } })).items;
const numbers = async () =>
  (await database.select().from(receipts).orderBy(asc(receipts.number))).map(({ number }) => number);
const isWithoutGaps = (given: number[]) => given.every((number, index) => number === index + 1);

async function pay(payer: string): Promise<string> {
  const paid = await payOrder(await orderFor(payer));
  expect((await verify(payer, paid)).status).toBe(200);
  return paid.razorpay_payment_id;
}

describe('a receipt', () => {
  it('comes with the payment, names the seller of that time, and splits the tax out in paise', async () => {
    const paymentId = await pay(uid);
    const [receipt] = await receiptsOf(uid);
    expect(receipt).toMatchObject({
      paymentId,
      planName: 'Monthly',
      amount: 19_900,
      refunded: 0,
      seller: { name: 'Chalchitra Films', address: '12 Hill Road, Mumbai' },
      gst: { gstin: '27ABCDE1234F1Z5', sac: '998433', rate: 18, taxable: 16_864, tax: 3036 },
    });
    expect(receipt?.number).toMatch(/^R-\d{6}$/);
  });

  it('is only its owner’s, as a list and as a file', async () => {
    const paymentId = await pay(uid);
    for (const [endpoint, params] of [
      [receiptsCall, { uid }],
      [receiptFile, { uid, paymentId }],
    ] as const) {
      expect((await server.call(endpoint, { params })).status).toBe(401);
      expect((await server.call(endpoint, { params, as: 'user-other' })).status).toBe(403);
      const own = await server.call(endpoint, { params, as: uid });
      expect(own.status, await own.text()).toBe(200);
    }
    const other = harness.newUid();
    const response = await server.call(receiptFile, { as: other, params: { uid: other, paymentId } });
    expect(response.status).toBe(404);
  });

  it('is a PDF of one page', async () => {
    const paymentId = await pay(uid);
    const { fileName, content } = await server.fetch(receiptFile, { as: uid, params: { uid, paymentId } });
    expect(fileName).toMatch(/^R-\d{6}\.pdf$/);
    const bytes = Buffer.from(content, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('shows what was refunded', async () => {
    const paymentId = await pay(uid);
    await ledgerOf().refund(paymentId, { paise: 5000, isWhole: false }, new Date());
    expect((await receiptsOf(uid))[0]).toMatchObject({ amount: 19_900, refunded: 5000 });
  });

  it('says what was paid to the paisa where another amount was given back', async () => {
    const id = 'pay_other_amount';
    await ledgerOf().settle({ ...captured(id, uid), amount: 251, isOtherAmount: true }, new Date());
    await ledgerOf().refund(id, { paise: 25_050, isWhole: true }, new Date());
    const [payment] = await harness.recordsOf(uid);
    const [receipt] = await database.select().from(receipts).where(eq(receipts.paymentId, id));
    if (!payment || !receipt) throw new Error('There is no receipt.');
    const taxed = { ...receipt, gstin: SELLER.RECEIPT_GSTIN, sac: SELLER.RECEIPT_SAC, gstRate: 18 };
    expect(toReceiptWire({ receipt: taxed, payment }, null)).toMatchObject({
      amount: 25_050,
      refunded: 25_050,
      gst: { taxable: 21_229, tax: 3821 },
    });
  });

  it('is not given for what was granted', async () => {
    await grant(database, uid, { id: 'monthly', amount: 199, durationDays: 30 }, new Date());
    expect(await receiptsOf(uid)).toEqual([]);
  });

  it('stays when the account is deleted, without the payer’s name', async () => {
    const paymentId = await pay(uid);
    await createPersonalDataStore(database).erase(uid, null, new Date());
    expect(await database.select().from(users).where(eq(users.uid, uid))).toEqual([]);
    const [payment] = await harness.recordsOf(uid);
    const [receipt] = await database.select().from(receipts).where(eq(receipts.paymentId, paymentId));
    if (!payment || !receipt) throw new Error('The receipt is gone.');
    const wire = toReceiptWire({ receipt, payment }, null);
    expect(wire).toMatchObject({ payer_name: null, amount: 19_900, gst: { tax: 3036 } });
    expect((await receiptPdf(wire, copyIn('en'))).length).toBeGreaterThan(1000);
  });
});

describe('the series of numbers', () => {
  it('has no gaps where payments are settled at once, twice, or rolled back', async () => {
    const ids = Array.from({ length: 24 }, (_, index) => `pay_series_${index}`);
    const failing = database
      .transaction(async (tx) => {
        await ledgerOf(tx).settle(captured('pay_rolled_back', 'payer-of-none'), new Date());
        throw new Error('rolled back');
      })
      .catch((error: Error) => error.message);
    await Promise.all(
      [...ids, ...ids].map((id) => ledgerOf().settle(captured(id, `payer-of-${id}`), new Date())),
    );
    expect(await failing).toBe('rolled back');
    const given = await numbers();
    expect(isWithoutGaps(given)).toBe(true);
    const written = await database.select({ id: payments.id }).from(payments);
    const settled = written.filter(({ id }) => !id.startsWith('grant_'));
    expect(given).toHaveLength(settled.length);
  });

  it('goes on where payments were settled before there were receipts, given once', async () => {
    const paymentId = await pay(uid);
    await database.delete(receipts).where(eq(receipts.paymentId, paymentId));
    const lists = await Promise.all([receiptsOf(uid), receiptsOf(uid), receiptsOf(uid)]);
    expect(new Set(lists.map(([first]) => first?.number)).size).toBe(1);
    expect(isWithoutGaps(await numbers())).toBe(true);
  });
});

describe('the file', () => {
  const sample = (payer: string): ReceiptWire => ({
    payment_id: 'pay_1',
    number: 'R-000001',
    paid_at: '2026-11-20T10:00:00Z',
    plan_name: 'Family',
    amount: 19_900,
    refunded: 5000,
    payer_name: payer,
    seller: { name: 'Chalchitra', address: null },
    gst: null,
  });
  /** The characters that the file's fonts name, as hexadecimal code points. */
  const namedIn = async (payer: string, locale: LocaleTag = 'en') => {
    const pdf = (await receiptPdf(sample(payer), copyIn(locale))).toString('latin1');
    const streams = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    });
    return streams.filter((stream) => stream.includes('beginbfrange')).join('\n');
  };

  it('has the sign of the rupee', async () => {
    expect(await namedIn('Asha')).toContain('20b9');
  });

  it.each([
    ['hi', '0930'],
    ['ta', '0bb0'],
    ['te', '0c30'],
    ['bn', '09b0'],
    ['mr', '092a'],
    ['ur', '0631'],
  ] as const)('is written in %s with the letters of its script (spec §18)', async (locale, sign) => {
    const named = await namedIn('Asha', locale);
    expect(named).toContain(sign);
    expect(named).toContain('20b9');
  });

  const names = {
    Bengali: ['নন্দিনী ক্ষমা', '09a8'],
    Devanagari: ['प्रिया श्रीकृष्णन', '092a'],
    Gujarati: ['પ્રિયા જ્ઞાન', '0aaa'],
    Gurmukhi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', '0a17'],
    Kannada: ['ಕನ್ನಡ ಶ್ರೀ', '0c95'],
    Malayalam: ['ശ്രീലക്ഷ്മി വെങ്കട', '0d32'],
    Oriya: ['ପ୍ରିୟା କ୍ଷମା', '0b2a'],
    Tamil: ['தமிழ்ச்செல்வி ஸ்ரீ', '0ba4'],
    Telugu: ['తెలుగు శ్రీ', '0c32'],
  };
  it.each(Object.entries(names))('writes names in the script %s', async (_script, [name = '', sign]) => {
    expect(await namedIn(name)).toContain(sign);
  });

  const blocks = { Arabic: 0x0600, Devanagari: 0x0900, Bengali: 0x0980, Gurmukhi: 0x0a00, Gujarati: 0x0a80 };
  const southern = { Oriya: 0x0b00, Tamil: 0x0b80, Telugu: 0x0c00, Kannada: 0x0c80, Malayalam: 0x0d00 };
  it.each(Object.entries({ Latin: 0, ...blocks, ...southern }))(
    'is written whatever letters of the script %s a name has',
    async (_script, start) => {
      const letters = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(start + index));
      const words = letters
        .filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))
        .map((letter) => `${letter} `);
      expect((await receiptPdf(sample(words.join('')), copyIn('en'))).length).toBeGreaterThan(1000);
    },
  );

  it('is the same for many requests, and another for another language or refund', async () => {
    const contentOf = createReceiptFiles();
    const receipt = sample('Asha');
    const first = contentOf(receipt, 'en');
    expect(await contentOf(sample('Asha'), 'en')).toBe(await first);
    const others = [contentOf(receipt, 'hi'), contentOf({ ...receipt, refunded: 6000 }, 'en')];
    expect(new Set(await Promise.all([first, ...others])).size).toBe(3);
  });
});

it('a tax that is included adds up to the price, whatever the price and the rate', () => {
  for (const rate of [0, 5, 12, 18, 28]) {
    for (let paise = 1; paise < 200_000; paise += 733) {
      const { taxable, tax } = includedTax(paise, rate);
      expect(taxable + tax).toBe(paise);
      expect(Math.abs(tax - (taxable * rate) / 100)).toBeLessThanOrEqual(1);
    }
  }
});
