import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { inFonts, loadFont } from './receipts.fonts';
import { createWriter } from './receipts.text';

const WIDTH = 200;
const X = 56;

/** Where each piece of a text is written, and how high the text is. */
async function write(text: string) {
  const document = new PDFDocument({ font: '' });
  for (const name of new Set(['latin' as const, ...inFonts(text).map(({ font }) => font)])) {
    document.registerFont(name, await loadFont(name));
  }
  const spy = vi.spyOn(document, 'text');
  const height = createWriter(document).write(text, { x: X, y: 0, width: WIDTH, size: 10, colour: '#000' });
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
