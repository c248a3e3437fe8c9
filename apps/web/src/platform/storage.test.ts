import { number } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createStore, readJson } from './storage';

function memoryArea(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('createStore (spec §3)', () => {
  it('keeps text in the area', () => {
    const area = memoryArea();
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
    const area = memoryArea();
    area.setItem('a', 'old');
    const full: Storage = {
      ...area,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
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
    const area = memoryArea();
    area.setItem('a', text);
    expect(
      readJson(
        createStore(() => area),
        'a',
        number(),
      ),
    ).toBe(expected);
  });
});
