import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** How long a part may take to stop, beside its `stopDelay`. */
const STOP_TIMEOUT_MS = 20_000;

/** Opens a part's log afresh and keeps the one before beside it, so that logs can't grow for ever. */
function openLog(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`));
  return createWriteStream(file);
}

/**
 * Starts one part of the product as a process of its own, off the terminal's process group: Ctrl+C
 * reaches this parent only, which stops the parts in order. Each part has an IPC channel and ends
 * by itself when the parent is gone. `stopDelay`: seconds for which it serves on once it is asked to stop.
 */
export function startPart({
  name,
  file,
  args = [],
  nodeArgs = [],
  env = {},
  logFolder,
  stopSignal = 'SIGTERM',
  stopDelay = 0,
}) {
  const child = spawn(process.execPath, [...nodeArgs, file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const log = openLog(logFolder, name);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  return {
    name,
    child,
    ended,
    /** Resolves with the first message of this type, or rejects when the part ends before. */
    message: (type) =>
      new Promise((resolve, reject) => {
        child.on('message', (message) => message?.type === type && resolve(message));
        ended.then(() => reject(new Error(`${name} ended too early`)));
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(stopSignal);
      const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS + stopDelay * 1000);
      await ended;
      clearTimeout(timeout);
    },
  };
}
