import { describe, expect, it } from 'vitest';
import { readFileRenditions } from './fileRenditions';

const URL = 'https://media.example/720p/sign/file-720p.mp4?from=720p';

describe('the qualities of a file', () => {
  it('replace each other in its name alone, highest first', () => {
    const file = readFileRenditions(URL, ['360p', '720p', '360p']);
    expect(file.renditions).toEqual([
      { id: '720p', label: '720p', height: 720, bitrate: null },
      { id: '360p', label: '360p', height: 360, bitrate: null },
    ]);
    const small = 'https://media.example/720p/sign/file-360p.mp4?from=720p';
    expect(file.idOf(URL)).toBe('720p');
    expect(file.addressOf('360p', URL)).toBe(small);
    expect(file.addressOf('720p', small)).toBe(URL);
  });

  it.each([
    ['film.mp4', ['HD', '4K'], 'HD'],
    ['uhd-film.mp4', ['HD'], 'HD'],
    ['film.mp4', [], null],
  ])('of %s with the labels %j are what it is', (url, labels, id) => {
    const file = readFileRenditions(url, labels);
    expect(file.renditions.map((one) => one.id)).toEqual(id === null ? [] : [id]);
    expect(file.idOf(url)).toBe(id);
    expect(file.addressOf('4K', url)).toBe(url);
  });

  it.each([
    ['4K', 2160],
    ['1080', 1080],
    ['HD', null],
  ])('%s has %s lines', (label, height) => {
    expect(readFileRenditions('', [label]).renditions[0]?.height).toBe(height);
  });

  it.each([
    ['film_hd.mp4', ['HD', 'SD'], 'SD', 'film_sd.mp4'],
    ['film_HD.mp4', ['hd', 'sd'], 'sd', 'film_SD.mp4'],
    ['film-720p.mp4', ['720P', '480P'], '480P', 'film-480p.mp4'],
    ['film-720.mp4', ['720', 'Full'], 'Full', 'film-Full.mp4'],
    ['film-4k.mp4', ['4K', '1080p'], '1080p', 'film-1080p.mp4'],
    ['film_hd.mp4', ['HD', 'sd'], 'sd', 'film_sd.mp4'],
    ['film-4K.mp4', ['4K', '1080p'], '1080p', 'film-1080p.mp4'],
    ['film-1080p.mp4', ['4K', '1080p'], '4K', 'film-4K.mp4'],
    ['film-Low.mp4', ['Low', 'High'], 'High', 'film-High.mp4'],
  ])('replace each other in the capitals or small letters of %s', (url, labels, id, other) => {
    const file = readFileRenditions(url, labels);
    expect(file.addressOf(id, url)).toBe(other);
    expect(file.addressOf(file.idOf(url) ?? '', other)).toBe(url);
  });

  it('may have signs in their labels', () => {
    const file = readFileRenditions('film (HD+).mp4', ['HD+', 'SD$1']);
    expect(file.addressOf('SD$1', 'film (HD+).mp4')).toBe('film (SD$1).mp4');
  });
});
