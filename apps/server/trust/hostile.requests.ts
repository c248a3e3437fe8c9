import * as contract from '@chalchitra/api/contract';
import fc from 'fast-check';
import { OWNERS, STRANGER, VICTIM } from './hostile.victim';
import { shapeOf } from './shapes';

/** One request as an attacker might send it. */
export interface Hostile {
  readonly endpoint: contract.Endpoint;
  readonly parts: readonly string[];
  readonly token: TokenKind;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: unknown;
  /** What stands in place of a token. */
  readonly noise: string;
}

export type TokenKind = (typeof TOKENS)[number] | 'own';
const TOKENS = ['none', 'stranger', 'noise', 'broken', 'expired', 'elsewhere', 'unknown', 'long'] as const;

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'server' in value && 'path' in value && 'method' in value;

/** Every call of the contract, those of the content lists included. */
const endpoints: readonly contract.Endpoint[] = [
  ...(Object.values(contract).filter(isEndpoint) as contract.Endpoint[]),
  contract.contentListCall('videos'),
  contract.contentDetailCall('videos'),
  contract.contentDetailCall('youtube-channels'),
];

const awkward = fc.oneof(
  fc.constantFrom(
    ...[
      VICTIM,
      STRANGER,
      '',
      '.',
      '..',
      '%00',
      '\u0000',
      'a/b',
      '../../etc/passwd',
      '%2e%2e%2f',
      '__proto__',
    ],
    ...['constructor', "'; drop table payments; --", '1e999', '\ud800', '💥'.repeat(50), 'x'.repeat(5000)],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A part of a path. Many name what is there: the victim, the one who calls, a film, an embedded channel. */
const part = fc.oneof(
  { weight: 2, arbitrary: fc.constant(VICTIM) },
  { weight: 1, arbitrary: fc.constant(STRANGER) },
  { weight: 1, arbitrary: fc.constantFrom('lamps-on-the-river', 'live-pratidin') },
  { weight: 3, arbitrary: awkward },
);

const value = fc.oneof(
  awkward,
  fc.constantFrom(199, 0, -1, 1e308, null, true, [], {}, VICTIM),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A webhook that could be read, if it were signed. */
const webhook = fc.constantFrom(
  { event: 'payment.captured', payload: {} },
  { event: 'refund.processed', payload: { refund: { entity: { payment_id: 'pay_1' } } } },
);

const bodyOf = (endpoint: contract.Endpoint) => {
  if (endpoint === contract.razorpayWebhook) return fc.oneof(webhook, value);
  if (endpoint.method === 'GET') return fc.constant(undefined);
  return endpoint.body
    ? fc.oneof({ weight: 3, arbitrary: shapeOf(endpoint.body, value) }, { weight: 1, arbitrary: value })
    : value;
};

/** What follows the path: each parameter that the call knows, and for calls without any one that none knows. */
const queryOf = ({ query }: contract.Endpoint) =>
  fc.oneof(fc.constant({}), fc.record({ q: awkward }), query ? shapeOf(query, awkward) : fc.constant({}));

const headers = fc.dictionary(
  fc.constantFrom(
    ...['content-type', 'content-encoding', 'accept-encoding', 'if-none-match', 'range', 'origin', 'cookie'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-razorpay-signature', 'x-razorpay-event-id', 'expect', 'te'],
    ...['accept-language', 'x-http-method-override', 'if-modified-since', 'sec-fetch-site'],
  ),
  fc.oneof(
    fc.constantFrom(
      'gzip',
      'application/json',
      'text/plain',
      'bytes=0-,5-1',
      '*',
      `${' '.repeat(4000)}x`,
      'null',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
  ),
  { maxKeys: 4 },
);

const anything = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.record<Hostile>({
    endpoint: fc.constant(endpoint),
    parts: fc.array(part, { minLength: 3, maxLength: 3 }),
    token: fc.constantFrom(...TOKENS),
    body: bodyOf(endpoint),
    headers,
    query: queryOf(endpoint),
    noise: awkward,
  }),
);

/** Nonsense in calls that anybody may make: about oneself, and those with parameters. */
const own = fc
  .constantFrom(...endpoints.filter(({ path, body, query }) => query || (body && path.includes(':uid'))))
  .chain((endpoint) =>
    fc.record<Hostile>({
      endpoint: fc.constant(endpoint),
      parts: fc.tuple(fc.constantFrom(...OWNERS), part),
      token: fc.constant('own'),
      body: bodyOf(endpoint),
      headers: fc.constant({}),
      query: queryOf(endpoint),
      noise: fc.constant(''),
    }),
  );

/** Whoever deletes their own account is refused from then on, and would try nothing more. */
const deletesStranger = ({ endpoint, parts }: Hostile) =>
  endpoint === contract.deleteAccount && parts[0] === STRANGER;

/** Requests made from the contract itself. */
export const hostile = fc
  .oneof({ weight: 4, arbitrary: anything }, { weight: 1, arbitrary: own })
  .filter((one) => !deletesStranger(one));

/** What is tried first, in each run: a film and an embedded channel, by whoever has no subscription. */
export const obvious = [
  [contract.contentDetailCall('videos'), 'lamps-on-the-river'] as const,
  [contract.contentDetailCall('youtube-channels'), 'live-pratidin'] as const,
].flatMap(([endpoint, id]) =>
  (['none', 'stranger'] as const).map(
    (token): Hostile => ({
      endpoint,
      parts: [id],
      token,
      body: undefined,
      headers: {},
      query: {},
      noise: '',
    }),
  ),
);
