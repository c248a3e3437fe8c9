import type { HlsConfig } from 'hls.js';
import { expect, it, vi } from 'vitest';
import { readingEmptyCaptions } from './emptyCaptions';

type FragmentLoader = NonNullable<HlsConfig['fLoader']>;

/** What hls.js is given for a fragment, as text. */
function given(type: string, text: string): string {
  const data = new TextEncoder().encode(text).buffer;
  const Loader = readingEmptyCaptions(
    class {
      load(_context: object, _config: object, { onSuccess }: { onSuccess: (response: object) => void }) {
        onSuccess({ data });
      }
    } as unknown as FragmentLoader,
  );
  const onSuccess = vi.fn();
  new Loader({} as never).load({ frag: { type } } as never, {} as never, { onSuccess } as never);
  return new TextDecoder().decode(onSuccess.mock.calls[0]?.[0].data);
}

it.each([
  ['subtitle', '', 'WEBVTT\n\n'],
  ['subtitle', 'WEBVTT\n\n00:01.000 --> 00:02.000\nNamaste', 'WEBVTT\n\n00:01.000 --> 00:02.000\nNamaste'],
  ['main', '', ''],
])('of a fragment of %s with “%s”, hls.js gets “%s”', (type, text, expected) => {
  expect(given(type, text)).toBe(expected);
});
