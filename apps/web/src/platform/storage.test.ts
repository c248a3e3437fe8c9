import { number } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createMemoryStore, createStore, readJson } from './storage';
import { createArea } from './testing/createArea';

describe('createStore (spec §3)', () => {
  it('keeps text in the area', () => {
    const area = createArea();
    const store = createStore(() => area);
    store.set('a', '1');
    expect(area.getItem('a')).toBe('1');
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('works from memory where storage is blocked', () => {
    const store = createStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  it('shadows the old value where storage is full', () => {
    const full = createArea({ a: 'old' });
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const store = createStore(() => full);
    store.set('a', 'new');
    expect(store.get('a')).toBe('new');
  });
});

describe('readJson', () => {
  it.each([
    ['7', 7],
    ['"7"', null],
    ['{broken', null],
    ['', null],
  ])('reads %j as %j', (text, expected) => {
    const store = createMemoryStore();
    store.set('a', text);
    expect(readJson(store, 'a', number())).toBe(expected);
  });
});
