import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsWithResponseBody } from './testing/calls';
import { copyWith, placesIn } from './testing/places';

/** Every field of a response, as read, that is loaded or opened. */
const ADDRESS_FIELDS = ['videoUrl', 'small', 'wide', 'contentUrl', 'photoUrl', 'shortUrl'];

/** Characters that browsers skip in front of or inside a scheme. */
const skipped = fc.constantFrom('', '', '\t', '\n', '\r', ' ', '\u0000', '\u0001', '\u001f');
const schemes = ['javascript', 'data', 'vbscript', 'blob', 'file', 'about', 'filesystem', 'ftp', 'intent'];

/** Addresses that run or leak something instead of leading to a page, a picture or a video. */
const unsafe = fc
  .tuple(
    skipped,
    fc.constantFrom(...schemes),
    fc.array(fc.tuple(fc.nat(9), fc.boolean(), skipped), { maxLength: 3 }),
    fc.constantFrom('alert(1)', '//x.example/%0Aalert(1)', 'text/html,<script>alert(1)</script>', ''),
  )
  .map(([lead, scheme, changes, rest]) => {
    let name = scheme;
    for (const [at, isUpper, between] of changes) {
      const cut = at % name.length;
      name = `${name.slice(0, cut)}${between}${isUpper ? name.slice(cut).toUpperCase() : name.slice(cut)}`;
    }
    return `${lead}${name}:${rest}`;
  });

function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ADDRESS_FIELDS.includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => addressesIn(inner, name));
}

const PAGE = 'https://app.example.in';

describe.each(callsWithResponseBody)('the response of $name', ({ endpoint, responseBody }) => {
  it('leads nowhere but to http(s) addresses, whatever stands in its fields', () => {
    const places = placesIn(responseBody);
    fc.assert(
      fc.property(fc.constantFrom(...places), unsafe, (place, address) => {
        const read = safeParse(endpoint.response, copyWith(responseBody, place, address));
        if (!read.success) return;
        for (const found of addressesIn(read.output)) {
          expect(new URL(found, PAGE).protocol).toMatch(/^https?:$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('looks at every address field of the contract', () => {
  const found = new Set<string>();
  const note = (value: unknown, key: string): void => {
    if (typeof value === 'string' && /^(https?:\/)?\//.test(value)) found.add(key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) note(inner, name);
  };
  for (const { endpoint, responseBody } of callsWithResponseBody)
    note(safeParse(endpoint.response, responseBody).output, '');
  expect([...found].sort()).toEqual([...ADDRESS_FIELDS].sort());
});
