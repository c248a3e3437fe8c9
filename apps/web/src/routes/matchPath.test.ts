import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPath } from './matchPath';
import { paths } from './paths';

describe('matchPath (spec §3)', () => {
  it.each([
    ['/', '/', {}],
    ['/movies', '/movies/', {}],
    ['/movies', '/movies/short', null],
    ['/video/:id', '/video/', null],
    ['/video/:id', '/video/%E0%A4%86', { id: 'आ' }],
    ['/video/:id', '/video/%', null],
    ['/creators/:creatorId', '/creators/a%2Fb', { creatorId: 'a/b' }],
  ])('matches %s with %s as %j', (pattern, pathname, params) =>
    expect(matchPath(pattern, pathname)).toEqual(params),
  );

  it('gives back every id that an address can hold', () => {
    fc.assert(
      // Dot segments are resolved by every URL parser.
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const pathname = new URL(paths.video(id), 'http://localhost').pathname;
        expect(matchPath('/video/:id', pathname)).toEqual({ id });
      }),
    );
  });
});
