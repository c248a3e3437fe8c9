import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { exportAccount } from './personalData/personalData.contract';
import { receiptFile } from './receipts/receipts.contract';
import { canStandInPath } from './shared/address';
import type { Endpoint } from './shared/endpoint';
import { callsWithResponseBody } from './testing/calls';
import { copyWith, placesIn } from './testing/places';

const MEGABYTE = 2 ** 20;
const PART = MEGABYTE / 4;

const deep = (levels: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? { value } : [value];
  return value;
};

/** What may stand in any field of any response. */
const awful: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a megabyte of text', 'क्ष'.repeat(MEGABYTE / 3)],
  ['no end of opening brackets', `a${'('.repeat(PART)}b`],
  ['no end of spaces', ' '.repeat(PART)],
  ['no end of digits', '9'.repeat(PART)],
  ['an address of a megabyte', `https://x.example/${'a'.repeat(MEGABYTE)}`],
  ['text of nothing that can be seen', '\u200b\u200e\u2066\u0007'],
  ['half a character', 'a\ud800'],
  ['a path upwards', '..'],
  ['10,000 genres', Array.from({ length: 10_000 }, (_, index) => `genre ${index}`)],
  ['10,000 numbers', Array.from({ length: 10_000 }, (_, index) => index)],
  ['an object of 10,000 fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, i]))],
  ['5,000 levels', deep(5000)],
  ['a negative number', -1],
  ['no number', Number.NaN],
  ['endlessness', Number.POSITIVE_INFINITY],
  ['1e308', 1e308],
  ['1e308 as text', '1e308'],
  ['the last date', '+275760-09-13T00:00:00Z'],
  ['a date before all', '-271821-04-20T00:00:00Z'],
  ['a time too far', 8.64e15 + 1],
  ['a boolean', true],
];

const MAX_TEXT_LENGTH = 10_000;
const MAX_NUMBER = 1e12;
const MAX_REASON_LENGTH = 200;

/**
 * What of a value the screens can't rely on, whatever came over the wire. It is collected, because an assertion for each
 * of some million values takes longer than reading them.
 */
function faultsOf(value: unknown, key = ''): string[] {
  if (key === 'skipped') return [];
  if (typeof value === 'string') {
    return [
      ...(value.length > MAX_TEXT_LENGTH ? [`${key}: ${value.length} characters`] : []),
      ...(/\p{Surrogate}/u.test(value) ? [`${key}: half a character`] : []),
      ...(key === 'id' && !canStandInPath(value) ? [`${key}: can't stand in a path`] : []),
    ];
  }
  if (typeof value === 'number') return Math.abs(value) <= MAX_NUMBER ? [] : [`${key}: ${value}`];
  if (Array.isArray(value)) return value.flatMap((entry) => faultsOf(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => faultsOf(inner, name));
  }
  return [];
}

/** An export and a receipt's PDF are the user's own and whole: they are written to files, and nothing of them is shown. */
const files: readonly Endpoint[] = [exportAccount, receiptFile];
const shownCalls = callsWithResponseBody.filter(({ endpoint }) => !files.includes(endpoint));

describe.each(shownCalls)('the response of $name', ({ endpoint, responseBody }) => {
  it('is read or refused, and never endless, whatever stands in one of its fields', () => {
    const faults: string[] = [];
    for (const place of placesIn(responseBody)) {
      for (const [, value] of awful) {
        const read = safeParse(endpoint.response, copyWith(responseBody, place, value));
        if (read.success) faults.push(...faultsOf(read.output));
        else if (read.issues[0].message.length > MAX_REASON_LENGTH)
          faults.push(`${place}: a reason without end`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe.each(callsWithResponseBody.filter(({ isList }) => isList))(
  'the list of $name',
  ({ endpoint, responseBody }) => {
    it('keeps a thousand items, and of two with one id the first', () => {
      const [good] = (
        Array.isArray(responseBody) ? responseBody : Object.values(responseBody as object).flat()
      ) as {
        id: string;
      }[];
      // Receipts are distinguished by their payments.
      const thousand = Array.from({ length: 1000 }, (_, index) => ({
        ...good,
        id: `item ${index}`,
        payment_id: `item ${index}`,
      }));
      const read = safeParse(endpoint.response, [...thousand, good, good]).output as {
        items: unknown[];
        skipped: { index: number }[];
      };
      // A payment needs no id of its own: two may be alike.
      const isReported = !endpoint.path.includes('payment-history');
      expect(read.items).toHaveLength(isReported ? 1001 : 1002);
      expect(read.skipped).toMatchObject(isReported ? [{ index: 1001 }] : []);
    });
  },
);
