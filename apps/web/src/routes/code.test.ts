import { expect, it, vi } from 'vitest';
import type { AreaMessages, Copy } from '../copy/copy';
import { lazyCode } from './code';

const Component = () => null;
const copy = { load: vi.fn(async (_area: keyof AreaMessages) => {}) } as unknown as Copy;

it('is brought once, with its messages', async () => {
  const bring = vi.fn(async () => Component);
  const code = lazyCode(bring, 'account');
  expect(code.current).toBeNull();
  expect(await Promise.all([code.load(copy), code.outcome(copy)])).toEqual([Component, Component]);
  expect(code.current).toBe(Component);
  expect(bring).toHaveBeenCalledOnce();
  expect(copy.load).toHaveBeenCalledWith('account');
});

it('says that it couldn’t be brought until that is forgotten, and is then brought anew', async () => {
  const bring = vi.fn(async () => Component);
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = lazyCode(bring);
  const first = code.outcome(copy);
  expect(await first).toBeNull();
  expect(code.outcome(copy)).toBe(first);
  code.forget();
  expect(await code.outcome(copy)).toBe(Component);
});
