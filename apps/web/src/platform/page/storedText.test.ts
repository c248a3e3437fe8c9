import { expect, it, vi } from 'vitest';
import { createMemoryStore, createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createStoredText } from './storedText';

it('remembers what was chosen until it is taken back', () => {
  const store = createMemoryStore();
  const text = createStoredText(store, 'mobileCeiling');
  expect(text.get()).toBeNull();
  text.set('360');
  expect([text.get(), createStoredText(store, 'mobileCeiling').get()]).toEqual(['360', '360']);
  text.set(null);
  expect([text.get(), store.keys('')]).toEqual([null, []]);
});

it('notifies its subscribers of a choice here and in another tab', () => {
  const window = new EventTarget();
  const area = createArea();
  const text = createStoredText(
    createStore(() => area, window),
    'closedEnding',
  );
  const seen = vi.fn(() => text.get());
  text.subscribe(seen);
  text.set('2026-12-10T10:00:00.000Z');
  area.setItem('closedEnding', '2027-01-09T10:00:00.000Z');
  window.dispatchEvent(new Event('storage'));
  expect(seen.mock.results.map(({ value }) => value)).toEqual([
    '2026-12-10T10:00:00.000Z',
    '2027-01-09T10:00:00.000Z',
  ]);
});
