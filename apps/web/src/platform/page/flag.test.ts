import { expect, it, vi } from 'vitest';
import { createMemoryStore, createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createFlag } from './flag';

it('keeps a choice and notifies its subscribers (spec §4)', () => {
  const store = createMemoryStore();
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
  const window = new EventTarget();
  const area = createArea();
  const flag = createFlag(
    createStore(() => area, window),
    'motionPaused',
  );
  const listener = vi.fn();
  const stop = flag.subscribe(listener);
  area.setItem('motionPaused', 'on');
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  expect(flag.get()).toBe(true);
  stop();
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});
