import { describe, expect, it, vi } from 'vitest';
import { loadStoryboard, readStoryboard, watchStoryboard } from './storyboard';

const BASE = 'https://media.example/signed/film/storyboard.vtt';
const TEXT = `WEBVTT

00:00:00.000 --> 00:00:02.000
storyboard.webp#xywh=0,0,192,108

1
00:02.000 --> 00:04.000
storyboard.webp#xywh=192,0,192,108

01:00:00.000 --> 01:00:02.000
storyboard.webp#xywh=384,0,192,108
`;
const frame = (x: number) => ({
  src: 'https://media.example/signed/film/storyboard.webp',
  x,
  y: 0,
  width: 192,
  height: 108,
});

describe('a storyboard', () => {
  it.each([
    [0, frame(0)],
    [1.999, frame(0)],
    [2, frame(192)],
    [4, null],
    [3601, frame(384)],
    [-1, null],
    [Number.NaN, null],
  ])('has at %s s the frame %j', (seconds, expected) => {
    expect(readStoryboard(TEXT, BASE)?.frameAt(seconds)).toEqual(expected);
    expect(readStoryboard(TEXT.replaceAll('\n', '\r\n'), BASE)?.frameAt(seconds)).toEqual(expected);
  });

  it.each([
    '',
    '<!doctype html>',
    'WEBVTT',
    'WEBVTT\n\n00:00.000 --> 00:02.000\nwords',
    'WEBVTT\n\n00:00.000 --> 00:02.000\njavascript:x#xywh=0,0,1,1',
    'WEBVTT\n\n00:02.000 --> 00:00.000\na.webp#xywh=0,0,1,1',
    'WEBVTT\n\n00:00.000 --> 00:02.000\na.webp#xywh=0,0,0,0',
  ])('is nothing where the track is %j', (text) => {
    expect(readStoryboard(text, BASE)).toBeNull();
  });

  it('lies beside its medium, and its absence is no failure', async () => {
    const { signal } = new AbortController();
    const url = 'https://media.example/signed/film/master.m3u8?part=1#now';
    const fetch = vi.fn(async () => new Response(TEXT));
    expect((await loadStoryboard(url, fetch, signal))?.frameAt(2)?.x).toBe(192);
    expect(fetch).toHaveBeenCalledWith('https://media.example/signed/film/storyboard.vtt?part=1', { signal });
    const missing = vi.fn(async () => new Response('', { status: 404 }));
    expect(await loadStoryboard(url, missing, signal)).toBeNull();
    const offline = vi.fn(async () => Promise.reject(new TypeError('offline')));
    await expect(loadStoryboard(url, offline, signal)).rejects.toThrow('offline');
  });

  it('is fetched again on a seek after the network failed, and only then', async () => {
    const element = Object.assign(new EventTarget(), { videoWidth: 640 });
    const fetch = vi.fn(async () => new Response(TEXT));
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    const window = { fetch, location: { href: 'https://site.example/' } };
    const storyboard = watchStoryboard(
      window as unknown as Window & typeof globalThis,
      element as unknown as HTMLVideoElement,
      () => 'https://media.example/signed/film/master.m3u8',
      new AbortController().signal,
    );
    const happen = async (type: string) => {
      element.dispatchEvent(new Event(type));
      await new Promise((resolve) => setTimeout(resolve));
    };
    await happen('loadeddata');
    expect(storyboard.frameAt(2)).toBeNull();
    await happen('seeked');
    expect(storyboard.frameAt(2)?.x).toBe(192);
    await happen('seeked');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
