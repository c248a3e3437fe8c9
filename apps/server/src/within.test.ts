import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { within } from './within';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const late = async () => 'late';

test('returns or fails as work does that ends in time, and leaves no timer', async () => {
  expect(await within(100, Promise.resolve('done'), late)).toBe('done');
  await expect(within(100, Promise.reject(new Error('failed')), late)).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('returns or fails as is said for work that takes longer, whatever becomes of that', async () => {
  const work = new Promise<string>((_, reject) => setTimeout(() => reject(new Error('failed later')), 200));
  const result = within(100, work, late);
  const failure = expect(within(100, work, () => Promise.reject(new Error('too late')))).rejects.toThrow(
    'too late',
  );
  await vi.advanceTimersByTimeAsync(300);
  expect(await result).toBe('late');
  await failure;
});
