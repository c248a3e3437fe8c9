import { describe, expect, it } from 'vitest';
import { bitrateOf, soundPlaylist } from './soundPlaylist';

const sound = (name: string, lang: string, isDefault: boolean) =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${name}",LANGUAGE="${lang}",DEFAULT=${isDefault ? 'YES' : 'NO'},URI="${lang}/audio.m3u8?a=1,2"`;

const head = ['#EXTM3U', '#EXT-X-VERSION:7'];
const described = sound('Hindi – audio description', 'hi', false).replace('hi/', 'hi-described/');
const tracks = [sound('Hindi', 'hi', false), described, sound('Tamil', 'ta-IN', true)];
const captions =
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="English",LANGUAGE="en",URI="subtitles-en.m3u8"';
const levels = ['720p', '360p'].flatMap((name) => [
  `#EXT-X-STREAM-INF:BANDWIDTH=391006,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",AUDIO="sound",SUBTITLES="words"`,
  `${name}.m3u8`,
]);
const playlist = [...head, ...tracks, captions, ...levels, ''].join('\r\n');

describe('a playlist without its picture (spec §19)', () => {
  it.each([
    [null, 'ta-IN'],
    [{ lang: 'ta', label: '' }, 'ta-IN'],
    [{ lang: 'hi', label: '' }, 'hi'],
    [{ lang: 'hi', label: 'Hindi – audio description' }, 'hi-described'],
    [{ lang: 'bn', label: 'Bengali' }, 'ta-IN'],
  ])(
    'wanted as %j has the sound in %s as its only level, and keeps captions and the other sounds',
    (wanted, folder) => {
      expect(soundPlaylist(playlist, wanted)?.split('\n')).toEqual([
        ...head,
        ...tracks,
        captions,
        '',
        '#EXT-X-STREAM-INF:BANDWIDTH=128000,AUDIO="sound",CODECS="mp4a.40.2",SUBTITLES="words"',
        `${folder}/audio.m3u8?a=1,2`,
        '',
      ]);
    },
  );

  it('is possible without captions and codecs too', () => {
    const bare = [...head, tracks[0], '#EXT-X-STREAM-INF:BANDWIDTH=391006,AUDIO="sound"', '720p.m3u8'];
    expect(soundPlaylist(bare.join('\n'), null)?.split('\n').slice(-3)).toEqual([
      '#EXT-X-STREAM-INF:BANDWIDTH=128000,AUDIO="sound"',
      'hi/audio.m3u8?a=1,2',
      '',
    ]);
  });

  it.each([
    ['has no sound apart', [...head, ...levels]],
    [
      'names sound that is in its levels',
      [...head, '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Hindi"', ...levels],
    ],
    ['has no level with that sound', [...head, ...tracks]],
    ['is a level itself', [...head, '#EXTINF:4,', 'a.mp4']],
  ])('is none where it %s', (_, lines) => {
    expect(soundPlaylist(lines.join('\n'), { lang: 'hi', label: 'Hindi' })).toBeNull();
  });
});

describe('the rate of a rendition', () => {
  const fragment = (start?: number, end?: number) =>
    ({ byteRangeStartOffset: start, byteRangeEndOffset: end }) as never;

  it('is that of all its parts of a file', () => {
    expect(bitrateOf({ fragments: [fragment(100, 600), fragment(600, 1100)], totalduration: 8 })).toBe(1000);
  });

  it('isn’t known where a part is a file, or there is none yet', () => {
    expect(bitrateOf({ fragments: [fragment(100, 600), fragment()], totalduration: 8 })).toBeNull();
    expect(bitrateOf({ fragments: [], totalduration: 0 })).toBeNull();
  });
});
