import { describe, expect, it, vi } from 'vitest';
import { createEarlyResponses } from './earlyResponses';

const PAYMENTS = '/services/payments/api/payment-history/u1';
const as = (token: string) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } });

function prepare(send = vi.fn(async () => new Response('[]'))) {
  let time = 0;
  const responses = createEarlyResponses(send, () => time);
  return { ...responses, send, wait: (ms: number) => (time += ms) };
}

describe('early responses', () => {
  it('are taken once, also where they were read early', async () => {
    const { fetch, take, send } = prepare();
    const early = await fetch(PAYMENTS, as('a'));
    expect(await early.text()).toBe('[]');
    expect(await (await take(PAYMENTS, as('a'))).text()).toBe('[]');
    expect(send).toHaveBeenCalledTimes(1);
    expect(await (await take(PAYMENTS, as('a'))).text()).toBe('[]');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another address', `${PAYMENTS}2`, as('a')],
    ['another token', PAYMENTS, as('b')],
    ['no token', PAYMENTS, { method: 'GET' }],
    ['another method', PAYMENTS, { ...as('a'), method: 'POST' }],
  ])('are not taken for %s', async (_, address, init) => {
    const { fetch, take, send } = prepare();
    await fetch(PAYMENTS, as('a'));
    await take(address, init);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith(address, init);
  });

  it('lapse', async () => {
    const { fetch, take, send, wait } = prepare();
    await fetch(PAYMENTS, as('a'));
    wait(30_000);
    await take(PAYMENTS, as('a'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('pass a failure on too, and send the request after it', async () => {
    const send = vi.fn(async () => new Response('[]'));
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { fetch, take } = prepare(send);
    await expect(fetch(PAYMENTS, as('a'))).rejects.toThrow('Failed to fetch');
    await expect(take(PAYMENTS, as('a'))).rejects.toThrow('Failed to fetch');
    expect(await (await take(PAYMENTS, as('a'))).text()).toBe('[]');
  });
});
