import { describe, expect, it } from 'vitest';
import { readCaptionFiles } from './captionFiles';

const read = (sent: unknown, server = '/services/content') => readCaptionFiles(sent, server);

describe('caption files of an item (spec §7)', () => {
  it('are read with their language, name and address', () => {
    const files = [{ language: 'hi-in', label: ' हिन्दी ', url: '/media/sign/hi.vtt' }];
    expect(read(files)).toEqual([{ lang: 'hi-IN', label: 'हिन्दी', url: '/media/sign/hi.vtt' }]);
  });

  it.each([
    ['/services/content', '/captions/hi.vtt?sign=1', '/captions/hi.vtt?sign=1'],
    ['https://content.example/api', '/captions/hi.vtt', 'https://content.example/captions/hi.vtt'],
    ['https://content.example/api', 'https://cdn.example/hi.vtt', 'https://cdn.example/hi.vtt'],
  ])('lie on %s as %s at %s', (server, url, address) => {
    expect(read([{ language: 'hi', label: 'हिन्दी', url }], server)[0]?.url).toBe(address);
  });

  it('are called what the language calls itself where they have no name, and keep a name alone', () => {
    const files = read([
      { language: 'bn', url: '/bn.vtt' },
      { language: 'No language!', label: 'Signs', url: '/signs.vtt' },
      { label: 'Songs', url: '/songs.vtt' },
    ]);
    expect(files).toMatchObject([
      { lang: 'bn', label: 'বাংলা' },
      { lang: null, label: 'Signs' },
      { lang: null, label: 'Songs' },
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
  ])('are none where there is %s', (_, sent) => {
    expect(read(sent)).toEqual([]);
  });
});
