import { describe, expect, it } from 'vitest';
import { createRenewedAddress } from './renewedAddress';

describe('a renewed signature', () => {
  it('in the path serves what was named under the old one', () => {
    const address = createRenewedAddress('https://a.example/media/old/film/master.m3u8');
    expect(address.of('https://a.example/media/old/film/720p.mp4')).toBe(
      'https://a.example/media/old/film/720p.mp4',
    );
    address.renew('https://a.example/media/new/film/master.m3u8');
    expect(address.of('https://a.example/media/old/film/720p.mp4')).toBe(
      'https://a.example/media/new/film/720p.mp4',
    );
    address.renew('https://a.example/media/newer/film/master.m3u8');
    for (const old of ['old', 'new'])
      expect(address.of(`https://a.example/media/${old}/film/sound/1.m4a`)).toBe(
        'https://a.example/media/newer/film/sound/1.m4a',
      );
    expect(address.of('https://b.example/other.mp4')).toBe('https://b.example/other.mp4');
  });

  it('in the query too, and leaves other queries alone', () => {
    const address = createRenewedAddress('https://a.example/film/master.m3u8?sign=1');
    address.renew('https://a.example/film/master.m3u8?sign=2');
    expect(address.of('https://a.example/film/720p.mp4?sign=1')).toBe(
      'https://a.example/film/720p.mp4?sign=2',
    );
    expect(address.of('https://a.example/film/720p.mp4?part=1')).toBe(
      'https://a.example/film/720p.mp4?part=1',
    );
  });

  it('in the query serves what was named under each of the old ones', () => {
    const address = createRenewedAddress('https://a.example/film/master.m3u8?sign=1');
    for (const sign of [2, 3]) address.renew(`https://a.example/film/master.m3u8?sign=${sign}`);
    for (const sign of [1, 2, 3])
      expect(address.of(`https://a.example/film/720p.mp4?sign=${sign}`)).toBe(
        'https://a.example/film/720p.mp4?sign=3',
      );
  });
});
