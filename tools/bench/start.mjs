/**
 * Times `npm start` in a fresh clone of the last commit, then a second start of the same clone.
 * `node tools/bench/start.mjs` prints one JSON object, times in seconds.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { freePort } from '../ports.mjs';

const MILESTONES = {
  'Installing packages': 'installing',
  'Building …': 'building',
  'Starting …': 'starting',
  'Chalchitra is ready': 'ready',
};

/** Starts, notes when each milestone is printed, and stops as soon as it is ready. */
async function timeStart(folder) {
  const startedAt = performance.now();
  const seconds = () => Number(((performance.now() - startedAt) / 1000).toFixed(1));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: '.data' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const times = {};
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
    for (const [words, name] of Object.entries(MILESTONES)) {
      if (text.includes(words)) times[name] ??= seconds();
    }
    if (times.ready !== undefined) {
      text = '';
      // As Ctrl+C does: to the whole foreground group.
      process.kill(-child.pid, 'SIGINT');
    }
  });
  await ended;
  return { ...times, stopped: seconds() };
}

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-start-'));
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  const first = await timeStart(folder);
  const second = await timeStart(folder);
  process.stdout.write(`${JSON.stringify({ first, second }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
