import { localeFacts } from '@chalchitra/api/contract';
import type { ReceiptWire } from '@chalchitra/api/types';
import PDFDocument from 'pdfkit';
import type { ServerCopy } from '../copy/copy';
import { dayIn, rupeesIn } from '../copy/formats';
import { type FontName, inFonts, loadFont } from './receipts.fonts';
import { createWriter } from './receipts.text';

/** Width of the column of names, in points. */
const NAMES = 150;
const GAP = 12;
const MARGIN = 56;
const INK = '#1c1917';
const FAINT = '#57534e';
/** What a receipt lists, each fact with its name. */
function rowsOf(receipt: ReceiptWire, copy: ServerCopy) {
  const { payment_id, paid_at, plan_name, amount, refunded, payer_name, gst } = receipt;
  const words = copy.messages.receipt;
  const money = (paise: number) => rupeesIn(copy, paise, 'paise');
  const facts: [string, string][] = [
    [words.paidOn, dayIn(copy, new Date(paid_at))],
    [words.payment, payment_id],
  ];
  if (payer_name) facts.push([words.paidBy, payer_name]);
  facts.push([words.plan, plan_name]);
  if (gst) facts.push([words.sac, gst.sac]);
  const amounts: [string, string][] = gst
    ? [
        [words.taxable, money(gst.taxable)],
        [words.gst({ percent: gst.rate }), money(gst.tax)],
      ]
    : [];
  amounts.push([words.paid, money(amount)]);
  if (refunded > 0) {
    amounts.push([words.refunded, money(refunded)], [words.afterRefunds, money(amount - refunded)]);
  }
  return { facts, amounts };
}

/** The fonts that some texts need. */
async function loadFonts(texts: readonly string[]): Promise<Partial<Record<FontName, Buffer>>> {
  const names = new Set<FontName>([
    'latin',
    ...texts.flatMap((text) => inFonts(text).map(({ font }) => font)),
  ]);
  return Object.fromEntries(await Promise.all([...names].map(async (name) => [name, await loadFont(name)])));
}

/** A receipt as a PDF of one A4 page, in a language. */
export async function receiptPdf(receipt: ReceiptWire, copy: ServerCopy): Promise<Buffer> {
  const { seller, gst } = receipt;
  const { facts, amounts } = rowsOf(receipt, copy);
  const words = copy.messages.receipt;
  const title = words.title({ number: receipt.number });
  const taxpayer = gst === null ? [] : [words.gstin({ number: gst.gstin })];
  const texts = [seller.name, seller.address ?? '', title, ...taxpayer, ...facts.flat(), ...amounts.flat()];
  const fonts = await loadFonts(texts);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // A font that isn't the library's own is set below.
    font: '',
    lang: copy.locale === 'en' ? 'en-IN' : copy.locale,
    info: { Title: title, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  const { dir } = localeFacts(copy.locale);
  const writer = createWriter(document, dir);
  const right = document.page.width - MARGIN;
  let y = MARGIN;

  const paragraph = (text: string, size: number, colour: string) => {
    y += writer.write(text, { x: MARGIN, y, width: right - MARGIN, size, colour });
  };
  /** A name and its value, in two columns in the order of reading. */
  const row = ([name, value]: [string, string]) => {
    const rest = right - MARGIN - NAMES;
    const isMirrored = dir === 'rtl';
    const names = { x: isMirrored ? right - NAMES : MARGIN, y, width: NAMES - GAP, size: 11, colour: FAINT };
    if (isMirrored) names.x += GAP;
    const values = { x: isMirrored ? MARGIN : MARGIN + NAMES, y, width: rest, size: 11, colour: INK };
    y += Math.max(writer.write(name, names), writer.write(value, values)) + 6;
  };
  const line = () => {
    y += 12;
    document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).strokeColor(FAINT).stroke();
    y += 18;
  };

  paragraph(seller.name, 16, INK);
  if (seller.address !== null) paragraph(seller.address, 11, FAINT);
  for (const text of taxpayer) paragraph(text, 11, FAINT);
  y += 24;
  paragraph(title, 22, INK);
  line();
  for (const fact of facts) row(fact);
  line();
  for (const amount of amounts) row(amount);
  document.end();
  return done;
}
