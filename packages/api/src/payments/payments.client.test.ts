import { afterAll, expect, it } from 'vitest';
import { json, startLoopback } from '../testing/loopback';
import { switchQuotesWire } from '../testing/samples';
import { createPaymentsClient } from './payments.client';

const loopback = await startLoopback((_request, response) =>
  json(response, 200, { short_url: 'https://pay.example.in/i/1', id: 'order_1', amount: 199 }),
);
afterAll(() => loopback.close());

it('says that a link or an order is to renew or to switch, and says nothing of it to a server where it isn’t', async () => {
  const client = createPaymentsClient({ baseUrl: loopback.url, token: async () => null });
  const link = { userId: 'u1', orderId: 'monthly', amount: 199 };
  const order = { userId: 'u1', planId: 'monthly', amount: 199 };
  for (const purpose of [{}, { isRenewal: true }, { isRenewal: true, isSwitch: true }]) {
    await client.createLink({ ...link, ...purpose });
    await client.createOrder({ ...order, ...purpose });
  }
  expect(loopback.requests.map(({ body }) => JSON.parse(body))).toEqual(
    [{}, { renew: true }, { renew: true, switch: true }].flatMap((said) => [
      { ...link, ...said },
      { ...order, ...said },
    ]),
  );
});

it.each([
  ['nothing', [], true],
  ['what was refunded', [{ status: 'refunded' }], true],

  ['broken records alone', [{ state: 'paid' }, 'paid'], false],
  ['a refunded record beside a broken one', { data: [{ status: 'refunded' }, {}] }, true],
  ['another list alone', { notes: ['at rest'] }, false],
])('takes a payment history of %s for one that is known: %s', async (_name, body, isKnown) => {
  const server = await startLoopback((_request, response) => json(response, 200, body));
  const history = createPaymentsClient({ baseUrl: server.url, token: async () => null }).history('u1');
  if (isKnown) await expect(history).resolves.toBeTruthy();
  else await expect(history).rejects.toMatchObject({ kind: 'badShape', detail: expect.any(String) });
  await server.close();
});

it('reads what switching gives, and takes a server that doesn’t know the call as one without it', async () => {
  const nothing = { plan_id: null, until: null, left: 0, quotes: [] };
  const [known, unsubscribed, onlyPlan, unknown, broken] = await Promise.all([
    startLoopback((_request, response) => json(response, 200, switchQuotesWire)),
    startLoopback((_request, response) => json(response, 200, nothing)),
    startLoopback((_request, response) => json(response, 200, { ...switchQuotesWire, quotes: [] })),
    startLoopback((_request, response) => json(response, 404, {})),
    startLoopback((_request, response) => json(response, 403, {})),
  ]);
  const fetchQuotes = (baseUrl: string) =>
    createPaymentsClient({ baseUrl, token: async () => 'token', sendToken: 'all' }).switchQuotes('u1');
  expect(await fetchQuotes(known.url)).toEqual({
    planId: 'monthly',
    until: '2026-12-10T10:00:00.000Z',
    left: 133,
    quotes: [
      {
        planId: 'season',
        creditDays: 24,
        untilNow: '2027-03-14T10:00:00.000Z',
        untilAtEnd: '2027-03-10T10:00:00.000Z',
      },
    ],
  });
  for (const { url } of [unsubscribed, onlyPlan, unknown]) expect(await fetchQuotes(url)).toBeNull();
  await expect(fetchQuotes(broken.url)).rejects.toMatchObject({ status: 403 });
  await Promise.all([known, unsubscribed, onlyPlan, unknown, broken].map((server) => server.close()));
});
