import type { ReceiptWire } from '@chalchitra/api/types';
import PDFDocument from 'pdfkit';
import { type FontName, inFonts, loadFont } from './receipts.fonts';
import { createWriter } from './receipts.text';

/** Width of the column of names, in points. */
const NAMES = 110;
const MARGIN = 56;
const INK = '#1c1917';
const FAINT = '#57534e';
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const money = (paise: number) => rupees.format(paise / 100);

/** What a receipt lists, each fact with its name. */
function rowsOf({ payment_id, paid_at, plan_name, amount, refunded, payer_name, gst }: ReceiptWire) {
  const facts: [string, string][] = [
    ['Paid on', date.format(new Date(paid_at))],
    ['Payment', payment_id],
  ];
  if (payer_name) facts.push(['Paid by', payer_name]);
  facts.push(['For', plan_name]);
  if (gst) facts.push(['SAC', gst.sac]);
  const amounts: [string, string][] = gst
    ? [
        ['Taxable value', money(gst.taxable)],
        [`GST ${gst.rate} %`, money(gst.tax)],
      ]
    : [];
  amounts.push(['Paid', money(amount)]);
  if (refunded > 0) amounts.push(['Refunded', money(refunded)], ['After refunds', money(amount - refunded)]);
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

/** A receipt as a PDF of one A4 page. */
export async function receiptPdf(receipt: ReceiptWire): Promise<Buffer> {
  const { seller, gst } = receipt;
  const { facts, amounts } = rowsOf(receipt);
  const title = `Receipt ${receipt.number}`;
  const taxpayer = gst === null ? [] : [`GSTIN ${gst.gstin}`];
  const texts = [seller.name, seller.address ?? '', title, ...taxpayer, ...facts.flat(), ...amounts.flat()];
  const fonts = await loadFonts(texts);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // A font that isn't the library's own is set below.
    font: '',
    lang: 'en-IN',
    info: { Title: title, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  const writer = createWriter(document);
  const right = document.page.width - MARGIN;
  let y = MARGIN;

  const paragraph = (text: string, size: number, colour: string) => {
    y += writer.write(text, { x: MARGIN, y, width: right - MARGIN, size, colour });
  };
  const row = ([name, value]: [string, string]) => {
    writer.write(name, { x: MARGIN, y, width: NAMES, size: 11, colour: FAINT });
    const from = MARGIN + NAMES;
    y += writer.write(value, { x: from, y, width: right - from, size: 11, colour: INK }) + 6;
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
