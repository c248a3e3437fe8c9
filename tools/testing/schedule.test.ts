import { expect, it } from 'vitest';
import { runParts } from './schedule.mjs';

/** Parts that note their start and end; each ends when the test says so. */
function makeParts(waits: Record<string, string[]>) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const parts = Object.entries(waits).map(([name, after]) => ({
    name,
    after,
    run: () => {
      log.push(`+${name}`);
      return new Promise<void>((resolve) => {
        ends.set(name, () => {
          log.push(`-${name}`);
          resolve();
        });
      });
    },
  }));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    parts,
    log,
    async end(name: string) {
      ends.get(name)?.();
      await settle();
    },
  };
}

it('keeps all cores busy, in the order of the list', async () => {
  const { parts, log, end } = makeParts({ one: [], two: [], three: [], four: [] });
  const done = runParts(parts, 2);
  expect(log).toEqual(['+one', '+two']);
  await end('two');
  await end('three');
  expect(log).toEqual(['+one', '+two', '-two', '+three', '-three', '+four']);
  await end('one');
  await end('four');
  await done;
});

it('starts a part when those that it waits for have ended, and others before it', async () => {
  const { parts, log, end } = makeParts({ build: [], pages: ['build'], style: [], last: ['pages', 'style'] });
  const done = runParts(parts, 2);
  expect(log).toEqual(['+build', '+style']);
  await end('style');
  expect(log).toHaveLength(3);
  await end('build');
  await end('pages');
  expect(log.at(-1)).toBe('+last');
  await end('last');
  await done;
});

it('refuses a part that waits for one that isn’t there', async () => {
  const { parts } = makeParts({ pages: ['build'] });
  await expect(runParts(parts, 2)).rejects.toThrow('pages');
});
