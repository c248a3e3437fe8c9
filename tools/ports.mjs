import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to outgoing connections. */
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;

/**
 * Whether a TCP port of this host can be listened on now.
 * @param {number} port
 */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * A TCP port of the loopback address that is free now. Not the system's own choice: it may give the same port to an
 * outgoing connection before a slow program listens on it.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(FIRST_PORT, LAST_PORT + 1);
  return (await isPortFree(port)) ? port : freePort();
}
