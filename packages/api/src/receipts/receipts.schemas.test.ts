import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { receiptFileSchema } from './receipts.schemas';

test('a file of any length keeps all of its bytes', () => {
  const content = 'JVBERi0x'.repeat(10_000);
  expect(parse(receiptFileSchema, { file_name: 'R-000001.pdf', content }).content).toBe(content);
});

test.each([undefined, 'no … base64'])('%j are no bytes of a file', (content) => {
  expect(safeParse(receiptFileSchema, { file_name: 'R-000001.pdf', content }).success).toBe(false);
});
