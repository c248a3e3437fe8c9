import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPage } from './pages';
import { idIn } from './pathId';
import { paths } from './paths';

describe('ids in addresses (spec §3)', () => {
  it.each([
    ['/video/%E0%A4%86', 'आ'],
    ['/video/7/', '7'],
    ['/creators/a%2Fb', 'a/b'],
    ['/creators/a%252Fb', 'a%2Fb'],
  ])('reads %s as %s', (pathname, id) => expect(idIn(pathname)).toBe(id));

  it('gives back every id that an address can hold', () => {
    fc.assert(
      // Dot segments are resolved by every URL parser.
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const { pathname } = new URL(paths.video(id), 'http://localhost');
        expect(findPage(pathname)?.path).toBe('/video/:id');
        expect(idIn(pathname)).toBe(id);
      }),
    );
  });
});
