import { embeddedVideoId } from '@chalchitra/api/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { signatureIn } from '../media/mediaAddresses';
import { chooseEncoding } from './encodings';
import { matchesEtag } from './etag';
import { acceptedLocale } from './locale';
import { bearerToken, networkOf } from './rateLimit';
import { readJsonBody } from './readBody';
import { clientOf, requestIdOf } from './requestContext';
import { readRange } from './sendFile';

/** Far beyond what a server takes: what reads it anew from each of its characters needs ten seconds, one pass milliseconds. */
const LENGTH = 100_000;
const spaces = ' '.repeat(LENGTH);
const times = (text: string) => text.repeat(LENGTH / text.length);

const readType = async (type: string) => {
  const app = new Hono();
  app.post('/', async (context) => context.json(await readJsonBody(context)));
  app.onError(() => new Response(null, { status: 415 }));
  const request = new Request('http://a/', { method: 'POST', body: '{}' });
  Object.defineProperty(request, 'headers', { value: new Map([['content-type', type]]) });
  await app.request(request);
};

test.each<[string, () => unknown]>([
  ['If-None-Match, spaces', () => matchesEtag(`x${spaces}x`, '"a"')],
  ['If-None-Match, commas', () => matchesEtag(times(' ,'), '"a"')],
  ['Accept-Encoding, spaces', () => chooseEncoding(`br${spaces};q=x`)],
  ['Accept-Encoding, parameters', () => chooseEncoding(`br${times(';q=')}`)],
  ['Accept-Encoding, commas', () => chooseEncoding(times('br,'))],
  ['Accept-Language, parameters', () => acceptedLocale(`hi${times(';q=')}`)],
  ['Accept-Language, subtags', () => acceptedLocale(times('-latn-'))],
  ['Authorization, spaces', () => bearerToken(`Bearer ${spaces}x y`)],
  ['Authorization, a token', () => bearerToken(`Bearer ${times('x')} y`)],
  ['Range, digits', () => readRange(`bytes=${times('0')}x`, 100)],
  ['Range, spaces', () => readRange(`x${spaces}x`, 100)],
  ['X-Forwarded-For, spaces', () => clientOf('a', `1.1.1.1${spaces},x`, 1)],
  ['X-Forwarded-For, commas', () => clientOf('a', times(', '), 3)],
  ['X-Forwarded-For, an address', () => networkOf(times('1:'))],
  ['X-Request-Id', () => requestIdOf(`${times('a')}!`)],
  ['Content-Type, spaces', () => readType(`application/json${spaces}x`)],
  ['an address of media', () => signatureIn(times('/media/'))],
  ['an address of media, a signature', () => signatureIn(`/media/${times('a')}`)],
  ['an embedded video', () => embeddedVideoId(times('?v='), null)],
  ['an embedded video’s address', () => embeddedVideoId('17', times('/watch?&'))],
])('%s is read in one pass', async (_, read) => {
  const started = performance.now();
  await read();
  expect(performance.now() - started).toBeLessThan(3000);
});
