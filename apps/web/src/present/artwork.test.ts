import { describe, expect, it } from 'vitest';
import { toArtworkSources, toBackdrop } from './artwork';

describe('toArtworkSources (spec §3)', () => {
  it('offers the widths of the catalogue’s own pictures', () => {
    expect(
      toArtworkSources({ small: '/artwork/tide/small-480.avif', wide: '/artwork/tide/wide-1600.avif' }),
    ).toEqual({
      small: {
        src: '/artwork/tide/small-240.avif',
        srcSet: '/artwork/tide/small-240.avif 240w, /artwork/tide/small-480.avif 480w',
      },
      wide: {
        src: '/artwork/tide/wide-960.avif',
        srcSet:
          '/artwork/tide/wide-480.avif 480w, /artwork/tide/wide-960.avif 960w, /artwork/tide/wide-1600.avif 1600w',
      },
    });
  });

  it('takes other pictures as they are', () => {
    const url = 'https://cdn.example/p.jpg';
    expect(toArtworkSources({ small: null, wide: url })).toEqual({ small: null, wide: { src: url } });
  });

  it('falls back to the thumbnail only where there is no picture at all', () => {
    expect(toArtworkSources({ small: null, wide: null }, '/t.jpg')).toEqual({
      small: { src: '/t.jpg' },
      wide: { src: '/t.jpg' },
    });
    expect(toArtworkSources({ small: '/s.jpg', wide: null }, '/t.jpg').wide).toBeNull();
    expect(toArtworkSources({ small: null, wide: null })).toEqual({ small: null, wide: null });
  });
});

describe('toBackdrop', () => {
  it('has the small picture on small screens (spec §9)', () => {
    expect(toBackdrop({ small: '/s.jpg', wide: '/w.jpg' })).toEqual({
      small: { src: '/s.jpg' },
      wide: { src: '/w.jpg' },
    });
    const small = { src: '/s.jpg' };
    expect(toBackdrop({ small: '/s.jpg', wide: null })).toEqual({ small, wide: small });
    const wide = { src: '/w.jpg' };
    expect(toBackdrop({ small: null, wide: '/w.jpg' })).toEqual({ small: wide, wide });
  });

  it('has the wide one on every screen where the small one is lettered', () => {
    const backdrop = toBackdrop({
      small: '/artwork/tide/small-480.avif',
      wide: '/artwork/tide/wide-1600.avif',
    });
    expect(backdrop.small).toEqual(backdrop.wide);
  });
});
