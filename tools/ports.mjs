import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to outgoing connections. */
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;

/**
 * Tries to listen on a port; returns the code of what is against it, else null.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
function probe(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (/** @type {NodeJS.ErrnoException} */ { code = '' }) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * Whether a TCP port of this machine can be listened on now. A browser may find a program on `[::1]` at `localhost`
 * first; a machine without that address has none there.
 * @param {number} port
 */
export async function isPortFree(port) {
  return (await probe(port, '127.0.0.1')) === null && (await probe(port, '::1')) !== 'EADDRINUSE';
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
