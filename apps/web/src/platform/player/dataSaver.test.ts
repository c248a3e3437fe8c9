import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createDataSaver } from './dataSaver';

const tab = new EventTarget();
let area = createArea();
const store = () => createStore(() => area, tab);
beforeEach(() => {
  area = createArea();
});

const page = (facts: object | null) => {
  const dataset: { savesData?: string } = {};
  const connection = facts === null ? undefined : Object.assign(new EventTarget(), facts);
  const document = { documentElement: { dataset }, cookie: '' };
  const parts = { document, navigator: { connection } };
  return {
    ...(parts as unknown as Window),
    connection,
    isMarked: () => 'savesData' in dataset,
    cookie: () => document.cookie,
  };
};

describe('the data saver (spec §19)', () => {
  it.each([
    [{ saveData: true }, true],
    [{ type: 'cellular' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ type: 'wifi', effectiveType: '4g', saveData: false }, false],
    [null, false],
  ])('follows a connection of %j by itself', (facts, isOn) => {
    const visit = page(facts);
    const saver = createDataSaver(store(), visit);
    expect(saver.get()).toMatchObject({ choice: 'auto', isOn });
    expect(visit.isMarked()).toBe(isOn);
  });

  it.each([
    [{ type: 'wifi' }, true],
    [{ effectiveType: '4g' }, false],
    [null, false],
  ])('with a connection of %j: knows mobile data: %s', (facts, isMobileKnown) =>
    expect(createDataSaver(store(), page(facts)).get().isMobileKnown).toBe(isMobileKnown),
  );

  it('is on or off where the viewer says so, whatever the connection, and at the next visit', () => {
    const visit = page({ saveData: true });
    const saver = createDataSaver(store(), visit);
    const listener = vi.fn();
    const stop = saver.subscribe(listener);
    saver.get().choose('off');
    expect([visit.isMarked(), saver.get().choice]).toEqual([false, 'off']);
    saver.get().choose('on');
    expect(createDataSaver(store(), page(null)).get().isOn).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    saver.get().choose('auto');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('follows the connection when it changes, and the choice of another tab', () => {
    const visit = page({ type: 'wifi' });
    const saver = createDataSaver(store(), visit);
    Object.assign(visit.connection ?? {}, { type: 'cellular' });
    visit.connection?.dispatchEvent(new Event('change'));
    expect(saver.get().isOn).toBe(true);
    area.setItem('dataSaver', 'off');
    tab.dispatchEvent(new Event('storage'));
    expect(saver.get().isOn).toBe(false);
  });

  it('tells the server by a cookie', () => {
    const visit = page(null);
    const saver = createDataSaver(store(), visit);
    expect(visit.cookie()).toMatch(/max-age=0$/);
    saver.get().choose('on');
    expect(visit.cookie()).toMatch(/^savesData=1; path=\/; max-age=31536000$/);
    // Else its browser's header would count.
    saver.get().choose('off');
    expect(visit.cookie()).toMatch(/^savesData=0; path=\/; max-age=31536000$/);
    saver.get().choose('auto');
    expect(visit.cookie()).toMatch(/max-age=0$/);
  });

  it('takes nothing unknown from the storage', () => {
    area.setItem('dataSaver', 'a lot');
    expect(createDataSaver(store(), page(null)).get().choice).toBe('auto');
  });
});
