import { parse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captionFiles } from './captions.schemas';

afterEach(() => vi.restoreAllMocks());

const read = (wire: unknown) => parse(captionFiles, wire);

describe('caption files of an item (spec §7)', () => {
  it('are read with their language, name and address', () => {
    const files = [{ language: 'hi-in', label: ' हिन्दी ', url: '/media/sign/hi.vtt?sign=1' }];
    expect(read(files)).toEqual([{ lang: 'hi-IN', label: 'हिन्दी', url: '/media/sign/hi.vtt?sign=1' }]);
  });

  it('are called what the language calls itself where they have no name, and keep a name alone', () => {
    const files = read([
      { language: 'bn', url: '/bn.vtt' },
      { language: 'No language!', label: 'Signs', url: '/signs.vtt' },
      { label: 'Songs', url: '/songs.vtt' },
      { language: 'No language!', url: '/unknown.vtt' },
    ]);
    expect(files).toMatchObject([
      { lang: 'bn', label: 'বাংলা' },
      { lang: null, label: 'Signs' },
      { lang: null, label: 'Songs' },
      { lang: null, label: 'No language!' },
    ]);
  });

  it('are called what their language is where the tag says more, which some browsers can’t name', () => {
    const { of } = Intl.DisplayNames.prototype;
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (this: Intl.DisplayNames, code) {
      if (/-[a-z0-9]-/.test(code)) throw new RangeError(`invalid code: ${code}`);
      return of.call(this, code);
    });
    const files = read([
      { language: 'en-x-auto', url: '/en.vtt' },
      { language: 'hi-IN-u-nu-deva', url: '/hi.vtt' },
    ]);
    expect(files).toMatchObject([
      { lang: 'en-x-auto', label: 'English' },
      { lang: 'hi-IN-u-nu-deva', label: 'हिन्दी (भारत)' },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', { language: 'hi', url: '/hi.vtt' }],
    ['no files', [null, 'hi', 7]],
    ['no address', [{ language: 'hi', label: 'हिन्दी' }]],
    ['neither language nor name', [{ url: '/hi.vtt' }]],
    ['an address that runs code', [{ language: 'hi', url: 'javascript:alert(1)' }]],
    ['an address that is none', [{ language: 'hi', url: 'https://' }]],
  ])('are none where there is %s', (_, wire) => {
    expect(read(wire)).toEqual([]);
  });

  it('are fifty at most', () => {
    const files = Array.from({ length: 60 }, (_, index) => ({ language: 'hi', url: `/${index}.vtt` }));
    expect(read(files)).toHaveLength(50);
  });
});
