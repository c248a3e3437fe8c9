import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type LinkRow, newId, type OrderRow, type PaymentRow } from './sandbox.entities';
import { expireIfDue } from './sandbox.links.store';
import { insertOrder, type NewOrder, paymentsOf } from './sandbox.orders';
import { sandboxOrders, sandboxPaymentLinks, sandboxPayments } from './sandbox.schema';
import { queueWebhooks } from './sandbox.webhooks';

export interface Payer {
  email: string | null;
  contact: string | null;
}

/** What came of an attempt to pay: `closed` when the order was paid already or its link is no longer open. */
export type Attempt = {
  outcome: 'captured' | 'authorized' | 'failed' | 'closed';
  payment: PaymentRow | null;
};

/** The sandbox provider's orders and payments, kept in the database so that they outlive the process. */
export function createSandboxStore(db: Database, now: () => Date, pagesUrl: string) {
  const findOrder = async (id: string): Promise<OrderRow | undefined> =>
    (await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)))[0];

  const findPayment = async (id: string): Promise<PaymentRow | undefined> =>
    (await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0];

  /** Attempts between two Unix seconds, both included, the newest first. */
  const listPayments = (filter: { from: number; to: number; count: number; skip: number }) =>
    db
      .select()
      .from(sandboxPayments)
      .where(
        and(
          gte(sandboxPayments.createdAt, new Date(filter.from * 1000)),
          lt(sandboxPayments.createdAt, new Date((filter.to + 1) * 1000)),
        ),
      )
      .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.id))
      .limit(filter.count)
      .offset(filter.skip);

  /** Pays an order, or lets the attempt fail: one at a time for each order, so that nothing is paid twice. */
  const attempt = (orderId: string, wanted: 'pay' | 'fail', payer: Payer): Promise<Attempt> =>
    db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(sandboxOrders)
        .where(eq(sandboxOrders.id, orderId))
        .for('update');
      if (!order) return { outcome: 'closed', payment: null };
      const earlier = await paymentsOf(tx, orderId);
      const settled = earlier.find((payment) => payment.status !== 'failed') ?? null;
      if (settled) return { outcome: 'closed', payment: settled };
      const [found] = await tx
        .select()
        .from(sandboxPaymentLinks)
        .where(eq(sandboxPaymentLinks.orderId, orderId));
      const link = found ? await expireIfDue(tx, found, now()) : null;
      if (link && link.status !== 'created') return { outcome: 'closed', payment: null };

      const outcome = wanted === 'fail' ? 'failed' : order.capturesByItself ? 'captured' : 'authorized';
      const payment: PaymentRow = {
        id: newId('pay_'),
        orderId,
        amount: order.amount,
        amountRefunded: 0,
        currency: order.currency,
        status: outcome,
        description: link ? `#${link.id.slice('plink_'.length)}` : null,
        email: payer.email,
        contact: payer.contact,
        notes: order.notes,
        createdAt: now(),
      };
      await tx.insert(sandboxPayments).values(payment);
      const attempted: OrderRow = { ...order, status: 'attempted', attempts: order.attempts + 1 };
      await tx
        .update(sandboxOrders)
        .set({ status: attempted.status, attempts: attempted.attempts })
        .where(eq(sandboxOrders.id, orderId));
      if (outcome === 'captured') await markPaid(tx, attempted, payment, link);
      else await queueWebhooks(tx, now(), [{ event: `payment.${outcome}`, payment }]);
      return { outcome, payment };
    });

  const markPaid = async (tx: Database, order: OrderRow, payment: PaymentRow, link: LinkRow | null) => {
    const paid: OrderRow = { ...order, status: 'paid' };
    await tx.update(sandboxOrders).set({ status: 'paid' }).where(eq(sandboxOrders.id, order.id));
    const events: Parameters<typeof queueWebhooks>[2] = [
      { event: 'payment.captured', payment },
      { event: 'order.paid', payment, order: paid },
    ];
    if (link) {
      const paidLink: LinkRow = { ...link, status: 'paid', updatedAt: now() };
      await tx
        .update(sandboxPaymentLinks)
        .set({ status: 'paid', updatedAt: paidLink.updatedAt })
        .where(eq(sandboxPaymentLinks.id, link.id));
      const order = paid;
      events.push({ event: 'payment_link.paid', payment, order, link: { link: paidLink, order, pagesUrl } });
    }
    await queueWebhooks(tx, now(), events);
  };

  /** Captures an authorised payment; `null` when there is none or it is not waiting to be captured. */
  const capture = (paymentId: string): Promise<PaymentRow | null> =>
    db.transaction(async (tx) => {
      const [payment] = await tx
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.id, paymentId))
        .for('update');
      if (payment?.status !== 'authorized') return null;
      const captured: PaymentRow = { ...payment, status: 'captured' };
      await tx.update(sandboxPayments).set({ status: 'captured' }).where(eq(sandboxPayments.id, paymentId));
      const [order] = await tx.select().from(sandboxOrders).where(eq(sandboxOrders.id, payment.orderId));
      if (order) await markPaid(tx, order, captured, null);
      return captured;
    });

  return {
    createOrder: (order: NewOrder) => insertOrder(db, order, now()),
    findOrder,
    findPayment,
    paymentsOf: (orderId: string) => paymentsOf(db, orderId),
    listPayments,
    attempt,
    capture,
  };
}

export type SandboxStore = ReturnType<typeof createSandboxStore>;
