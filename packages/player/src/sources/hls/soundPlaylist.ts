import type { WantedTrack } from '@chalchitra/machines';
import type { LevelDetails } from 'hls.js';
import { findWanted } from '../tracks';

/** Bits per second, of which sound seldom needs more: hls.js plans its buffer by them. */
const SOUND_BITS = 128_000;
const SOUND_CODEC = /^(mp4a|ac-3|ec-3|opus|flac|mp3)/i;

/** An attribute of a playlist's tag, without its quotes; null where it has none. */
function attribute(tag: string, name: string): string | null {
  const [, quoted, plain = null] = new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(tag) ?? [];
  return quoted ?? plain;
}

/**
 * A playlist with the wanted sound as its only level, so that nothing of the picture is fetched; captions and the
 * other sounds stay. Null where the sound has no rendition of its own.
 */
export function soundPlaylist(playlist: string, wantedAudio: WantedTrack | null): string | null {
  const lines = playlist.split(/\r?\n/);
  const isLevel = (line: string) => line.startsWith('#EXT-X-STREAM-INF:');
  const sounds = lines
    .filter((line) => line.startsWith('#EXT-X-MEDIA:') && attribute(line, 'TYPE') === 'AUDIO')
    .map((line, index) => ({
      id: String(index),
      label: attribute(line, 'NAME') ?? '',
      lang: attribute(line, 'LANGUAGE'),
      group: attribute(line, 'GROUP-ID'),
      uri: attribute(line, 'URI'),
      isDefault: attribute(line, 'DEFAULT') === 'YES',
    }));
  const wanted = findWanted(sounds, wantedAudio) ?? sounds.find(({ isDefault }) => isDefault) ?? sounds[0];
  const level = lines.find((line) => isLevel(line) && attribute(line, 'AUDIO') === wanted?.group);
  if (wanted?.uri == null || level === undefined) return null;
  const captions = attribute(level, 'SUBTITLES');
  const codecs = (attribute(level, 'CODECS') ?? '').split(',').filter((codec) => SOUND_CODEC.test(codec));
  const attributes = [
    `BANDWIDTH=${SOUND_BITS}`,
    `AUDIO="${wanted.group}"`,
    ...(codecs.length > 0 ? [`CODECS="${codecs.join(',')}"`] : []),
    ...(captions !== null ? [`SUBTITLES="${captions}"`] : []),
  ];
  const kept = lines.filter((line, index) => !isLevel(line) && !isLevel(lines[index - 1] ?? ''));
  return [...kept, `#EXT-X-STREAM-INF:${attributes.join(',')}`, wanted.uri, ''].join('\n');
}

/** Bits per second of a rendition whose fragments are parts of a file; null where their sizes aren't known. */
export function bitrateOf({ fragments, totalduration }: Pick<LevelDetails, 'fragments' | 'totalduration'>) {
  let bytes = 0;
  for (const { byteRangeStartOffset: start, byteRangeEndOffset: end } of fragments) {
    if (start === undefined || end === undefined) return null;
    bytes += end - start;
  }
  return bytes > 0 ? (bytes * 8) / totalduration : null;
}
