import { expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createLastRenditions } from './lastRenditions';

it('keeps the renditions that were played last, and reads none from damaged storage (spec §19)', () => {
  const store = createMemoryStore();
  const lastRenditions = createLastRenditions(store);
  expect(lastRenditions.read()).toEqual([]);
  const renditions = [{ id: '0', height: 360, bitrate: 700_000, label: null }];
  lastRenditions.store(renditions);
  expect(createLastRenditions(store).read()).toEqual(renditions);
  lastRenditions.store([]);
  expect(lastRenditions.read()).toEqual(renditions);
  for (const damaged of ['', '{', '[{"id":0}]', 'null']) {
    store.set('lastRenditions', damaged);
    expect(lastRenditions.read()).toEqual([]);
  }
});
