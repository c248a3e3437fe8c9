import { describe, expect, it } from 'vitest';
import { toFailure } from './failure';

describe('toFailure', () => {
  it.each([
    [{ kind: 'http', status: 400, detail: 'Phone taken' }, { detail: 'Phone taken' }],
    [{ kind: 'http', status: 500 }, {}],
    [{ kind: 'badShape', status: 200, detail: 'id: Invalid key' }, {}],
    [{ kind: 'notJson', status: 200, detail: 'Expected Object' }, {}],
    [{ kind: 'offline' }, { cause: { kind: 'offline' } }],
    [{ kind: 'timeout' }, { cause: { kind: 'timeout' } }],
    [{ kind: 'http', status: 429 }, { cause: { kind: 'http', status: 429 } }],
    [
      { kind: 'http', status: 429, retryAfterSeconds: 90 },
      { cause: { kind: 'http', status: 429, retryAfterSeconds: 90 } },
    ],
    [
      { kind: 'http', status: 503, retryAfterSeconds: 3600 },
      { cause: { kind: 'http', status: 503, retryAfterSeconds: 3600 } },
    ],
    [new Error('a bug'), {}],
    [null, {}],
  ])('keeps of %j what a visitor can use', (error, kept) => {
    expect(toFailure('orderFailed', error)).toEqual({ code: 'orderFailed', ...kept });
  });
});
