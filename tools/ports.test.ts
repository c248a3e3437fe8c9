import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, isPortFree } from './ports.mjs';

/** Listens as another program; false where this machine doesn't have the address. */
async function listen(host: string, port: number): Promise<boolean> {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
}

it.each(['127.0.0.1', '::1'])('notices a program on %s', async (host) => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  // A machine without IPv6 has no program there.
  const isListening = await listen(host, port);
  expect(await isPortFree(port)).toBe(!isListening);
});
