import { describe, expect, it } from 'vitest';
import type { SourceHost } from '../source';
import { createFileData } from './fileData';

type Size = string | null | 'unreachable';

function prepare(sizes: Record<string, Size>, duration = 3600) {
  const element = { duration, buffered: ranges([]) };
  const requests: string[] = [];
  const window = {
    async fetch(url: string, { method }: RequestInit) {
      requests.push(`${method} ${url}`);
      const size = sizes[url];
      if (size === 'unreachable') throw new TypeError(size);
      if (size === undefined) return new Response(null, { status: 404, headers: { 'content-length': '9' } });
      return new Response(null, { headers: size === null ? {} : { 'content-length': size } });
    },
  };
  const controller = new AbortController();
  const data = createFileData(
    { element: element as unknown as HTMLVideoElement, window: window as unknown as SourceHost['window'] },
    controller.signal,
  );
  const buffer = (...spans: [number, number][]) => {
    element.buffered = ranges(spans);
    data.note('HD');
  };
  return { data, element, requests, buffer, controller };
}

const ranges = (spans: readonly [number, number][]) => ({
  length: spans.length,
  start: (index: number) => spans[index]?.[0] ?? 0,
  end: (index: number) => spans[index]?.[1] ?? 0,
});

describe('what a file weighs (spec §4)', () => {
  it('is fetched once, and spread over its duration', async () => {
    const { data, requests } = prepare({ hd: '450000000', sd: '45000' });
    data.note('HD');
    expect(data.bitrateOf('HD')).toBeNull();
    expect(
      await data.fetchSizes([
        ['HD', 'hd'],
        ['SD', 'sd'],
      ]),
    ).toBe(true);
    expect(await data.fetchSizes([['HD', 'hd']])).toBe(false);
    expect(requests).toEqual(['HEAD hd', 'HEAD sd']);
    expect([data.bitrateOf('HD'), data.bitrateOf('SD')]).toEqual([1_000_000, 100]);
  });

  it.each([
    ['refused', {}],
    ['of unknown length', { hd: null }],
    ['of no length', { hd: '0' }],
    ['unreachable', { hd: 'unreachable' as const }],
  ])('is unknown where it is %s, and is fetched again with the next address', async (_, sizes) => {
    const { data, buffer, requests } = prepare(sizes);
    buffer([0, 10]);
    await data.fetchSizes([['HD', 'hd']]);
    expect([data.bitrateOf('HD'), data.fetchedBytes()]).toEqual([null, null]);
    await data.fetchSizes([['HD', 'hd']]);
    expect(requests).toHaveLength(2);
  });

  it('is unknown without an end', async () => {
    const { data, buffer } = prepare({ hd: '1000' }, Number.POSITIVE_INFINITY);
    buffer([0, 10]);
    await data.fetchSizes([['HD', 'hd']]);
    expect([data.bitrateOf('HD'), data.fetchedBytes()]).toEqual([null, null]);
  });

  it('is no news after the end of its film', async () => {
    const { data, controller } = prepare({ hd: '1000' });
    const fetched = data.fetchSizes([['HD', 'hd']]);
    controller.abort();
    expect(await fetched).toBe(false);
  });
});

describe('what was fetched of a file (spec §19)', () => {
  it('is the share that was ever buffered, each part once', async () => {
    const { data, element, buffer } = prepare({ hd: '3600' });
    await data.fetchSizes([['HD', 'hd']]);
    expect(data.fetchedBytes()).toBeNull();
    buffer([0, 100]);
    buffer([50, 200], [1000, 1100]);
    expect(data.fetchedBytes()).toBe(300);
    // Dropped by the browser, and without a duration while the address changes.
    element.duration = Number.NaN;
    buffer();
    expect(data.fetchedBytes()).toBe(300);
    buffer([150, 1050]);
    expect(data.fetchedBytes()).toBe(1100);
    buffer([0, 3700]);
    expect(data.fetchedBytes()).toBe(3600);
  });
});
