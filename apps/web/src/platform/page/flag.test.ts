import { expect, it, vi } from 'vitest';
import { createStore } from '../storage';
import { createFlag } from './flag';

it('keeps a choice and notifies its subscribers (spec §4)', () => {
  const store = createStore(() => {
    throw new Error('blocked');
  });
  const flag = createFlag(store, 'motionPaused');
  const listener = vi.fn();
  const stop = flag.subscribe(listener);
  expect(flag.get()).toBe(false);
  flag.set(true);
  expect([flag.get(), createFlag(store, 'motionPaused').get()]).toEqual([true, true]);
  flag.set(false);
  expect(flag.get()).toBe(false);
  stop();
  flag.set(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('hears of the choice made in another tab', () => {
  const page = new EventTarget();
  const kept = new Map<string, string>();
  const area = { getItem: (key: string) => kept.get(key) ?? null } as Storage;
  const flag = createFlag(
    createStore(() => area, page),
    'motionPaused',
  );
  const listener = vi.fn();
  const stop = flag.subscribe(listener);
  kept.set('motionPaused', 'on');
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  expect(flag.get()).toBe(true);
  stop();
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});
