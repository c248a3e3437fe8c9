import { ApiError } from '@chalchitra/api';
import { describe, expect, it } from 'vitest';
import { base } from '../../copy/en/base';
import { explainFailure } from './explain';

describe('explainFailure', () => {
  it.each([
    [new ApiError({ kind: 'offline' }), base.failures.offline],
    [new ApiError({ kind: 'timeout' }), base.failures.timeout],
    [new ApiError({ kind: 'http', status: 429, retryAfterSeconds: 7 }), base.failures.busy(7)],
    [new ApiError({ kind: 'http', status: 500 }), null],
    [new Error('offline'), null],
    [null, null],
  ])('%s', (error, text) => expect(explainFailure(error, base)).toBe(text));
});
