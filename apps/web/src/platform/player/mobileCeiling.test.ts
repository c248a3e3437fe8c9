import { expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createMobileCeiling } from './mobileCeiling';

function visit(facts: object | null, store = createMemoryStore()) {
  const dataset: { mobileCeiling?: string } = {};
  const connection = facts === null ? undefined : Object.assign(new EventTarget(), facts);
  const window = { document: { documentElement: { dataset } }, navigator: { connection } };
  const ceiling = createMobileCeiling(store, window as unknown as Window);
  return { ceiling, connection, store, mark: () => dataset.mobileCeiling };
}

it('marks the page on mobile data alone, and is there at the next visit (spec §19)', () => {
  const { ceiling, connection, store, mark } = visit({ type: 'cellular' });
  expect([ceiling.get().height, mark()]).toEqual([null, undefined]);
  expect(ceiling.get().savingHeight).toBe(480);
  ceiling.get().choose(360);
  expect([ceiling.get().height, mark()]).toEqual([360, '360']);
  Object.assign(connection ?? {}, { type: 'wifi' });
  connection?.dispatchEvent(new Event('change'));
  expect([ceiling.get().height, mark()]).toEqual([360, undefined]);
  expect(visit({ type: 'cellular' }, store).mark()).toBe('360');
  ceiling.get().choose(null);
  expect(visit({ type: 'cellular' }, store).mark()).toBeUndefined();
});

it('marks nothing where nothing is known of the connection', () => {
  const { ceiling, mark } = visit(null);
  ceiling.get().choose(360);
  expect([ceiling.get().height, mark()]).toEqual([360, undefined]);
});
