import { createViewer } from './client';
import type { Shop } from './shop';

const FORGED = 'f'.repeat(64);

/** What only a signature keeps from being believed: proofs of payment and addresses of media, with one that is wrong. */
export async function findForgeries(shop: Shop): Promise<string[]> {
  const problems: string[] = [];
  const expectRefusal = (what: string, isRefused: boolean) => {
    if (!isRefused) problems.push(`${what} was believed`);
  };
  const [plan] = await shop.plans();

  const forger = createViewer('user-forger', shop.anywhere);
  const orderId = await forger.order(plan.id, plan.amount);
  const { payment } = await shop.provider.store.attempt(orderId, 'pay', { email: null, contact: null });
  const proof = {
    razorpay_payment_id: payment?.id ?? '',
    razorpay_order_id: orderId,
    razorpay_signature: FORGED,
  };
  expectRefusal('A forged proof of a checkout', (await forger.verify(proof, plan.id, true)).status === 400);

  const other = createViewer('user-other-forger', shop.anywhere);
  const paid = await fetch(await other.link(plan.id, plan.amount), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  const callback = new URL(paid.headers.get('location') ?? '');
  callback.searchParams.set('razorpay_signature', FORGED);
  const back = await other.comeBack(callback.href);
  expectRefusal('A forged way back from a link', back.status >= 400 && back.status < 500);
  return problems;
}
