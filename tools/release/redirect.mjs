/** Loaded into a server under test before its own code: TLS to Google goes to the stand-in, and is verified all the same. */
import tls from 'node:tls';

const connect = tls.connect;
const isGoogle = (host) => typeof host === 'string' && host.endsWith('.googleapis.com');

tls.connect = (...args) => {
  const [options, ...rest] = args;
  const host = options?.servername || options?.host;
  if (!isGoogle(host)) return connect(...args);
  const port = Number(process.env.STAND_IN_PORT);
  return connect({ ...options, host: '127.0.0.1', port, servername: host }, ...rest);
};
