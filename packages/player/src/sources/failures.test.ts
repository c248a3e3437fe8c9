import { describe, expect, it, vi } from 'vitest';
import { failureOfStatus } from './failures';
import { failureOfElement } from './file/fileFailures';
import { failureOfPlaylist } from './hls/playlistFailures';

describe('failures', () => {
  it.each([
    [200, null],
    [401, 'expired'],
    [403, 'expired'],
    [410, 'expired'],
    [404, 'missing'],
    [429, 'network'],
    [503, 'network'],
  ])('of a response with the status %s are %s', (status, code) => {
    expect(failureOfStatus(status)).toBe(code);
  });

  it.each([
    ['networkError', 'fragLoadError', 0, true, 'network'],
    ['networkError', 'fragLoadError', 0, false, 'offline'],
    ['networkError', 'fragLoadTimeOut', undefined, true, 'network'],
    ['networkError', 'manifestLoadError', 404, true, 'missing'],
    ['networkError', 'levelLoadError', 403, true, 'expired'],
    ['networkError', 'manifestParsingError', 200, true, 'unsupported'],
    ['mediaError', 'manifestIncompatibleCodecsError', undefined, true, 'unsupported'],
    ['mediaError', 'bufferAppendError', undefined, true, 'decode'],
    ['otherError', 'internalException', undefined, true, 'decode'],
    ['keySystemError', 'keySystemNoKeys', undefined, true, 'unsupported'],
  ])('of a playlist: %s %s (status %s, online %s) is %s', (type, details, status, onLine, code) => {
    const response = status === undefined ? {} : { response: { url: '', code: status } };
    const data = { type, details, ...response } as Parameters<typeof failureOfPlaylist>[0];
    expect(failureOfPlaylist(data, { onLine })).toBe(code);
  });

  it.each([
    [3, 200, true, 'decode'],
    [4, 404, true, 'missing'],
    [4, 403, true, 'expired'],
    [4, 206, true, 'unsupported'],
    [2, 206, true, 'network'],
    [2, 500, true, 'network'],
    [2, 'refused', false, 'offline'],
    [4, 'refused', true, 'network'],
    [4, 'opaque', true, 'unsupported'],
    [2, 'opaque', true, 'network'],
  ])(
    'of an element with code %s whose address responds with %s (online %s) are %s',
    async (code, result, onLine, expected) => {
      const fetch = vi.fn(async (_url: string, { mode }: RequestInit) => {
        if (typeof result === 'number') return new Response(null, { status: result });
        if (result === 'opaque' && mode === 'no-cors') return new Response();
        throw new TypeError('failed');
      });
      const window = { fetch, navigator: { onLine } } as unknown as Window & typeof globalThis;
      expect(await failureOfElement({ code }, 'https://media.example/film.mp4', window)).toBe(expected);
    },
  );
});
