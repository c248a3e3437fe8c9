import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startPart } from './parts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-parts-'));
afterEach(() => vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lets a server wait for its balancer before it is killed', async () => {
  const file = join(folder, 'part.mjs');
  const script = `
    process.on('SIGTERM', () => process.send({ type: 'asked' }));
    process.on('disconnect', () => process.exit());
    setInterval(() => {}, 1000);
    process.send({ type: 'ready' });
  `;
  writeFileSync(file, script);
  const part = startPart({ name: 'part', file, logFolder: folder, stopDelay: 30 });
  await part.message('ready');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = part.message('asked');
  const kill = vi.spyOn(part.child, 'kill');
  const stopped = part.stop();
  await asked;
  vi.advanceTimersByTime(49_000);
  expect(kill.mock.calls).toEqual([['SIGTERM']]);
  vi.advanceTimersByTime(1000);
  await once(part.child, 'exit');
  await stopped;
  expect(part.child.signalCode).toBe('SIGKILL');
});
