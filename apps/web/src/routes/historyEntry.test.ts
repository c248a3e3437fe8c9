import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readFrom, visitOf } from './historyEntry';

const at = (state: unknown): Location => ({ pathname: '/', search: '', hash: '', key: 'k', state });

describe('readFrom', () => {
  it.each([
    [{ from: '/video/1?x=%20' }, '/video/1?x=%20'],
    [{ from: 'https://elsewhere.example' }, null],
    [{ from: '//elsewhere.example' }, null],
    [{ from: '/\\elsewhere.example' }, null],
    [{ from: 7 }, null],
    ['text', null],
    [null, null],
  ])('reads %j as %j', (state, from) => expect(readFrom(at(state))).toBe(from));
});

it('distinguishes visits by their entries, but for one that is over another', () => {
  expect([visitOf(at(null)), visitOf(at({ visit: 'page' }))]).toEqual(['k', 'page']);
});
