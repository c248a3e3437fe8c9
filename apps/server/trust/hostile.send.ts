import { request as httpRequest } from 'node:http';
import { unsignedToken } from '../src/testing/fakeIdentity';
import type { Hostile } from './hostile.requests';
import { STRANGER, VICTIM } from './hostile.victim';

/** Half a character can't be encoded: its bytes are sent as they are. */
const encode = (part: string) =>
  /[\ud800-\udfff]/u.test(part) === false ? encodeURIComponent(part) : '%ED%A0%80';

/** The path and query of a request. */
export function addressOf({ endpoint, parts, query }: Hostile): string {
  let next = 0;
  const path = endpoint.path.replace(/:\w+/g, () => encode(parts[next++] ?? ''));
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : { q: query });
  const pairs = entries.map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
  return `/services/${endpoint.server}${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

function tokenOf({ token: kind, noise, parts: [owner = ''] }: Hostile): string | null {
  const past = Math.floor(Date.now() / 1000) - 7200;
  switch (kind) {
    case 'none':
      return null;
    case 'stranger':
      return unsignedToken(STRANGER);
    case 'own':
      return unsignedToken(owner);
    case 'noise':
      return encode(noise) || 'x';
    case 'broken':
      return `${unsignedToken(VICTIM).split('.')[0]}.e30x.`;
    case 'expired':
      return unsignedToken(VICTIM, { iat: past - 3600, exp: past });
    case 'elsewhere':
      return unsignedToken(VICTIM, {
        aud: 'another-project',
        iss: 'https://securetoken.google.com/another-project',
      });
    case 'unknown':
      return unsignedToken('nobody-that-is-known');
    case 'long':
      return 'e'.repeat(9000);
  }
}

/** What came back from a node. */
export interface Received {
  readonly status: number;
  readonly text: string;
}

/** Sends what fetch would refuse to send. */
export function send(origin: string, one: Hostile): Promise<Received> {
  const token = tokenOf(one);
  const body = one.body === undefined ? null : (JSON.stringify(one.body) ?? '');
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      origin + addressOf(one),
      {
        method: one.endpoint.method,
        timeout: 20_000,
        headers: {
          'content-type': 'application/json',
          ...one.headers,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('got no response within 20 s')));
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
