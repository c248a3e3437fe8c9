import { describe, expect, it, vi } from 'vitest';
import { createCheckout } from './checkout';

interface FakeScript {
  src: string;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

function start() {
  const scripts: FakeScript[] = [];
  const opened: Record<string, never>[] = [];
  const closed: Record<string, never>[] = [];
  class Razorpay {
    constructor(readonly options: Record<string, never>) {}
    open() {
      opened.push(this.options);
    }
    close() {
      closed.push(this.options);
    }
  }
  const window = {
    document: {
      createElement: () => ({ src: '', remove: vi.fn() }),
      head: { append: (script: FakeScript) => scripts.push(script) },
    },
  };
  const checkout = createCheckout(
    window as never,
    { keyId: 'rzp_test_1', checkoutUrl: 'https://pay.example/checkout.js' },
    'Chalchitra',
  );
  const arrive = () => {
    Object.assign(window, { Razorpay });
    scripts.at(-1)?.onload?.();
  };
  return { checkout, scripts, opened, closed, arrive };
}

const request = {
  order: { id: 'order_1', amount: 199 },
  plan: { id: 'family', name: 'Family', amount: 199, description: '', durationDays: 30 },
  payer: { name: 'Asha', email: null },
};

describe('createCheckout (spec §9)', () => {
  it('loads the script once', async () => {
    const { checkout, scripts, arrive } = start();
    const both = Promise.all([checkout.load(), checkout.load()]);
    arrive();
    await both;
    await checkout.load();
    expect(scripts.map(({ src }) => src)).toEqual(['https://pay.example/checkout.js']);
  });

  it('can be loaded again after a failure', async () => {
    const { checkout, scripts, arrive } = start();
    const first = checkout.load();
    scripts[0]?.onerror?.();
    await expect(first).rejects.toThrow('could not be loaded');
    const second = checkout.load();
    arrive();
    await expect(second).resolves.toBeUndefined();
  });

  it('takes a script without a checkout for one that could not be loaded', async () => {
    const { checkout, scripts, arrive } = start();
    const first = checkout.load();
    scripts[0]?.onload?.();
    await expect(first).rejects.toThrow('could not be loaded');
    const second = checkout.load();
    arrive();
    await expect(second).resolves.toBeUndefined();
  });

  it('gives up on a script that never comes', async () => {
    vi.useFakeTimers();
    const { checkout } = start();
    const loading = expect(checkout.load()).rejects.toThrow('could not be loaded');
    await vi.runAllTimersAsync();
    await loading;
    vi.useRealTimers();
  });

  it('closes the pop-up when the page that waits for it is left', async () => {
    const { checkout, opened, closed, arrive } = start();
    void checkout.load();
    arrive();
    const leaving = new AbortController();
    void checkout.open(request, { signal: leaving.signal });
    expect(closed).toEqual([]);
    leaving.abort();
    expect(closed).toEqual(opened);
  });

  it('opens the pop-up in paise and returns the payment', async () => {
    const { checkout, opened, arrive } = start();
    void checkout.load();
    arrive();
    const outcome = checkout.open(request);
    const options = opened[0] as unknown as { handler: (result: object) => void };
    expect(options).toMatchObject({
      key: 'rzp_test_1',
      amount: 19_900,
      currency: 'INR',
      name: 'Chalchitra',
      description: 'Family',
      order_id: 'order_1',
      prefill: { name: 'Asha' },
      theme: { color: '#d90000' },
    });
    options.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'signed',
    });
    await expect(outcome).resolves.toEqual({
      kind: 'paid',
      payment: { paymentId: 'pay_1', orderId: 'order_1', signature: 'signed' },
    });
  });

  it('returns that it was dismissed', async () => {
    const { checkout, opened, arrive } = start();
    void checkout.load();
    arrive();
    const outcome = checkout.open(request);
    (opened[0] as unknown as { modal: { ondismiss: () => void } }).modal.ondismiss();
    await expect(outcome).resolves.toEqual({ kind: 'dismissed' });
  });

  it('fails where the script is not there', async () => {
    await expect(start().checkout.open(request)).rejects.toThrow('not there');
  });
});
