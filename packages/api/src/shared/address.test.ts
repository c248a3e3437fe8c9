import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOn, fillPath, isSameOrigin, queryText } from './address';

// fast-check's own strings of any unit take seconds to prepare.
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0x10ffff })))
  .map((points) => String.fromCodePoint(...points));

it('keeps any id within its own part of the path', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom('.', '..', '../x', 'a/b', '?', '#')), (id) => {
      const path = fillPath('/api/videos/:id/parts', { id });
      if (path === undefined) return;
      const url = new URL(path, 'https://x.invalid');
      const [, api, videos, part, parts, ...more] = url.pathname.split('/');
      expect([api, videos, parts, more, url.search, url.hash]).toEqual([
        'api',
        'videos',
        'parts',
        [],
        '',
        '',
      ]);
      expect(decodeURIComponent(part ?? '')).toBe(id);
    }),
  );
  expect(fillPath('/api/videos/:id', {})).toBeUndefined();
  expect(fillPath('/api/videos/:id', { id: '..' })).toBeUndefined();
});

it('writes only the parts of a query that are given', () => {
  expect(queryText({})).toBe('');
  expect(queryText({ limit: 5, offset: undefined })).toBe('?limit=5');
  expect(queryText({ limit: 5, offset: 0 })).toBe('?limit=5&offset=0');
});

it('distinguishes the page’s own origin from others', () => {
  const page = 'https://app.example.in';
  expect(isSameOrigin('/services/content', undefined)).toBe(true);
  expect(isSameOrigin('https://app.example.in/services', page)).toBe(true);
  expect(isSameOrigin('https://app.example.in:8443/services', page)).toBe(false);
  expect(isSameOrigin('//elsewhere.example/services', page)).toBe(false);
  expect(isSameOrigin('https://app.example.in.elsewhere.example', page)).toBe(false);
  expect(isSameOrigin('https://app.example.in', undefined)).toBe(false);
});

it('places an address on a server that has one of its own', () => {
  expect(addressOn('https://c.example.in/v1')('/a.jpg')).toBe('https://c.example.in/a.jpg');
  expect(addressOn('https://c.example.in/v1')('https://d.example.in/a.jpg')).toBe(
    'https://d.example.in/a.jpg',
  );
  expect(addressOn('/services/content')('/a.jpg')).toBe('/a.jpg');
  expect(addressOn('https://c.example.in')(null)).toBeNull();
});
