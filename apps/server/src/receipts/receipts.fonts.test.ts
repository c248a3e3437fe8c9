import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { createFontLoader } from './receipts.fonts';

test('a font that could not be read once is read for the next receipt, and then kept', async () => {
  const read = vi
    .fn((file: string) => readFile(file))
    .mockRejectedValueOnce(new Error('too many open files'));
  const loadFont = createFontLoader(read);
  await expect(loadFont('Tamil')).rejects.toThrow('too many open files');
  const [font, same] = await Promise.all([loadFont('Tamil'), loadFont('Tamil')]);
  expect(font.length).toBeGreaterThan(1000);
  expect(same).toBe(font);
  expect(await loadFont('Tamil')).toBe(font);
  expect(read).toHaveBeenCalledTimes(2);
});
