import { describe, expect, it, vi } from 'vitest';
import { createEarlyAnswers } from './earlyAnswers';

const PAYMENTS = '/services/payments/api/payment-history/u1';
const as = (token: string) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } });

function prepare(send = vi.fn(async () => new Response('[]'))) {
  let time = 0;
  const answers = createEarlyAnswers(send, () => time);
  return { ...answers, send, wait: (ms: number) => (time += ms) };
}

describe('early answers', () => {
  it('are handed over once, also where they were read early', async () => {
    const { ask, take, send } = prepare();
    const early = await ask(PAYMENTS, as('a'));
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
  ])('are no answers to %s', async (_, address, init) => {
    const { ask, take, send } = prepare();
    await ask(PAYMENTS, as('a'));
    await take(address, init);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith(address, init);
  });

  it('lapse', async () => {
    const { ask, take, send, wait } = prepare();
    await ask(PAYMENTS, as('a'));
    wait(30_000);
    await take(PAYMENTS, as('a'));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('hand a failure over too, and asking again sends anew', async () => {
    const send = vi.fn(async () => new Response('[]'));
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { ask, take } = prepare(send);
    await expect(ask(PAYMENTS, as('a'))).rejects.toThrow('Failed to fetch');
    await expect(take(PAYMENTS, as('a'))).rejects.toThrow('Failed to fetch');
    expect(await (await take(PAYMENTS, as('a'))).text()).toBe('[]');
  });
});
