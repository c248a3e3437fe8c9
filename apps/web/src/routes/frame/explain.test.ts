import { ApiError } from '@chalchitra/api';
import { describe, expect, it } from 'vitest';
import { english } from '../../copy/english';
import { explainFailure, failedPageName } from './explain';

const { base } = english;

describe('explainFailure', () => {
  it.each([
    [new ApiError({ kind: 'offline' }), base.failures.offline],
    [new ApiError({ kind: 'timeout' }), base.failures.timeout],
    [
      new ApiError({ kind: 'http', status: 429, retryAfterSeconds: 7 }),
      base.failures.busySeconds({ seconds: 7 }),
    ],
    [
      new ApiError({ kind: 'http', status: 429, retryAfterSeconds: 301 }),
      base.failures.busyMinutes({ minutes: 6 }),
    ],
    [
      new ApiError({ kind: 'http', status: 503, retryAfterSeconds: 3600 }),
      base.failures.busyMinutes({ minutes: 60 }),
    ],
    [new ApiError({ kind: 'http', status: 429 }), base.failures.busy],
    [new ApiError({ kind: 'http', status: 500 }), null],
    [new Error('offline'), null],
    [null, null],
  ])('%s', (error, text) => expect(explainFailure(error, base)).toBe(text));
});

describe('failedPageName', () => {
  const { notFound } = base.video;

  it.each([
    [404, notFound, notFound],
    [500, notFound, base.failures.page],
    [404, undefined, base.failures.page],
  ])('after status %i', (status, missing, name) =>
    expect(failedPageName(new ApiError({ kind: 'http', status }), missing, base)).toBe(name),
  );
});
