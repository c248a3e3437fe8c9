import Hls from 'hls.js';
import { expect, it } from 'vitest';
import { countLoads } from './countedLoads';

it('counts what fragments fetch, of an aborted one what has come (spec §19)', () => {
  const { loader: Loader, fetchedBytes } = countLoads();
  const config = Hls.DefaultConfig;
  expect(fetchedBytes()).toBe(0);
  const first = new Loader(config);
  first.stats.loaded = 300;
  const aborted = new Loader(config);
  aborted.stats.loaded = 40;
  aborted.stats.aborted = true;
  expect(fetchedBytes()).toBe(340);
  first.stats.loaded = 500;
  expect(fetchedBytes()).toBe(540);
});
