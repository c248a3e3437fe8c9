import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { inFonts, loadFont } from './receipts.fonts';
import { createWriter } from './receipts.text';

const WIDTH = 200;
const X = 56;

/** Where each piece of a text is written, and how high the text is. */
async function write(text: string, dir?: 'ltr' | 'rtl') {
  const document = new PDFDocument({ font: '' });
  for (const name of new Set(['latin' as const, ...inFonts(text).map(({ font }) => font)])) {
    document.registerFont(name, await loadFont(name));
  }
  const spy = vi.spyOn(document, 'text');
  const height = createWriter(document, dir).write(text, {
    x: X,
    y: 0,
    width: WIDTH,
    size: 10,
    colour: '#000',
  });
  const pieces = spy.mock.calls.map(([piece, x]) => ({
    piece,
    end: Number(x) + document.widthOfString(piece),
  }));
  return { height, pieces, text: pieces.map(({ piece }) => piece).join('') };
}

const LONG = {
  'a name without a space': 'Venkatanarasimharajuvaripeta'.repeat(6),
  'an address of many words': 'Flat 12, Hill Road, near the old lighthouse, Mumbai 400050, '.repeat(4).trim(),
  'a name in Devanagari': 'श्रीकृष्णन'.repeat(12),
};

describe('a text that is longer than a line', () => {
  it.each(Object.entries(LONG))('stays within it and loses nothing: %s', async (_name, long) => {
    const { height, pieces, text } = await write(long);
    expect(height).toBeGreaterThan(15);
    for (const { end } of pieces) expect(end).toBeLessThanOrEqual(X + WIDTH + 0.5);
    expect(text.replaceAll(' ', '')).toBe(long.replaceAll(' ', ''));
  });

  it('takes one line where it fits', async () => {
    expect((await write('Asha Rao')).height).toBe(15);
  });
});

describe('a line that is read from right to left', () => {
  it.each([
    ['رسید R-000015', ['R-000015', ' ', 'رسید']],
    ['باقی \u2066₹1,234\u2069 ہے', ['ہے', ' ', '₹', '1,234', ' ', 'باقی']],
    ['20 نومبر، 2026', ['2026', ' ', 'نومبر،', ' ', '20']],
    ['Asha Rao', ['Asha', ' ', 'Rao']],
  ])('has words in their order, and others and numbers in theirs: %s (spec §18)', async (text, order) => {
    const { pieces } = await write(text, 'rtl');
    expect(pieces.map(({ piece }) => piece)).toEqual(order);
  });

  it('ends at the right', async () => {
    const { pieces } = await write('Asha Rao', 'rtl');
    expect(pieces.at(-1)?.end).toBeCloseTo(X + WIDTH, 1);
  });
});
