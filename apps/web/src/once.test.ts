import { expect, it, vi } from 'vitest';
import { once } from './once';

it('loads once for all callers', async () => {
  const load = vi.fn(async () => 'code');
  const get = once(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const get = once(vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(get()).rejects.toThrow('Failed to fetch');
  expect(await get()).toBe('code');
});
