import type { LocaleTag } from '@chalchitra/api/contract';
import type { ReceiptWire } from '@chalchitra/api/types';
import { expect, test, vi } from 'vitest';
import { createReceiptFiles } from './receipts.files';

const receipt = { number: 'R-000001' } as ReceiptWire;
const startMaking = () => vi.fn(async ({ number }: ReceiptWire, locale: LocaleTag) => `${number} ${locale}`);

test('a receipt is made once for many requests, and again where that failed', async () => {
  const make = startMaking().mockRejectedValueOnce(new Error('no memory'));
  const fileOf = createReceiptFiles(make);
  const twice = () => Promise.all([fileOf(receipt, 'en'), fileOf({ ...receipt }, 'en')]);
  await expect(twice()).rejects.toThrow('no memory');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await twice()).toEqual(['R-000001 en', 'R-000001 en']);
  expect(await twice()).toEqual(['R-000001 en', 'R-000001 en']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a receipt that others push out while it is made is given to whoever waits for it', async () => {
  const fileOf = createReceiptFiles(startMaking());
  const numbers = Array.from({ length: 150 }, (_, index) => `R-${index}`);
  const files = await Promise.all(numbers.map((number) => fileOf({ ...receipt, number }, 'en')));
  expect(files).toEqual(numbers.map((number) => `${number} en`));
});
