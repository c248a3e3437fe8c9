import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type LinkRow, newId, type OrderRow, type PaymentRow } from './sandbox.entities';
import { sandboxOrders, sandboxPaymentLinks, sandboxPayments } from './sandbox.schema';
import { queueWebhooks } from './sandbox.webhooks';

export interface NewOrder {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Record<string, string>;
  capturesByItself: boolean;
}

export interface NewLink {
  amount: number;
  currency: string;
  description: string | null;
  referenceId: string | null;
  customer: Record<string, string>;
  notes: Record<string, string>;
  callbackUrl: string | null;
  expireBy: Date | null;
}

export interface Payer {
  email: string | null;
  contact: string | null;
}

export interface LinkWithPayments {
  link: LinkRow;
  order: OrderRow;
  payments: PaymentRow[];
}

/** What came of an attempt to pay: `closed` when the order was paid already or its link is no longer open. */
export type Attempt = {
  outcome: 'captured' | 'authorized' | 'failed' | 'closed';
  payment: PaymentRow | null;
};

/** The sandbox provider's books, kept in the database so that they outlive the process. */
export function createSandboxStore(db: Database, now: () => Date, pagesUrl: string) {
  const insertOrder = async (tx: Database, order: NewOrder): Promise<OrderRow> => {
    const row: OrderRow = {
      id: newId('order_'),
      status: 'created',
      attempts: 0,
      createdAt: now(),
      ...order,
    };
    await tx.insert(sandboxOrders).values(row);
    return row;
  };

  const findOrder = async (id: string): Promise<OrderRow | undefined> =>
    (await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)))[0];

  const findPayment = async (id: string): Promise<PaymentRow | undefined> =>
    (await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0];

  const paymentsOf = (tx: Database, orderId: string): Promise<PaymentRow[]> =>
    tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, orderId))
      .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.id));

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

  /** A link whose time has passed is marked so when it is next looked at. */
  const expireIfDue = async (tx: Database, link: LinkRow): Promise<LinkRow> => {
    if (link.status !== 'created' || !link.expireBy || link.expireBy > now()) return link;
    const expired = { status: 'expired', updatedAt: now() } as const;
    await tx.update(sandboxPaymentLinks).set(expired).where(eq(sandboxPaymentLinks.id, link.id));
    return { ...link, ...expired };
  };

  const findLink = async (by: { id: string } | { code: string }): Promise<LinkWithPayments | undefined> => {
    const condition = 'id' in by ? eq(sandboxPaymentLinks.id, by.id) : eq(sandboxPaymentLinks.code, by.code);
    const [found] = await db
      .select({ link: sandboxPaymentLinks, order: sandboxOrders })
      .from(sandboxPaymentLinks)
      .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPaymentLinks.orderId))
      .where(condition);
    if (!found) return undefined;
    return {
      link: await expireIfDue(db, found.link),
      order: found.order,
      payments: await paymentsOf(db, found.order.id),
    };
  };

  const listLinks = async (filter: { referenceId: string | null; count: number; skip: number }) => {
    const rows = await db
      .select({ link: sandboxPaymentLinks, order: sandboxOrders })
      .from(sandboxPaymentLinks)
      .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPaymentLinks.orderId))
      .where(filter.referenceId ? eq(sandboxPaymentLinks.referenceId, filter.referenceId) : undefined)
      .orderBy(desc(sandboxPaymentLinks.createdAt))
      .limit(filter.count)
      .offset(filter.skip);
    const payments = rows.length
      ? await db
          .select()
          .from(sandboxPayments)
          .where(
            inArray(
              sandboxPayments.orderId,
              rows.map((row) => row.order.id),
            ),
          )
          .orderBy(asc(sandboxPayments.createdAt))
      : [];
    return Promise.all(
      rows.map(async (row) => ({
        link: await expireIfDue(db, row.link),
        order: row.order,
        payments: payments.filter((payment) => payment.orderId === row.order.id),
      })),
    );
  };

  /** Makes a link and the order behind it; `null` when its reference is taken. */
  const createLink = (link: NewLink): Promise<LinkWithPayments | null> =>
    db.transaction(async (tx) => {
      const order = await insertOrder(tx, {
        amount: link.amount,
        currency: link.currency,
        receipt: link.referenceId,
        notes: link.notes,
        capturesByItself: true,
      });
      const row: LinkRow = {
        id: newId('plink_'),
        code: newId('', 10),
        orderId: order.id,
        description: link.description,
        referenceId: link.referenceId,
        customer: link.customer,
        callbackUrl: link.callbackUrl,
        status: 'created',
        expireBy: link.expireBy,
        cancelledAt: null,
        createdAt: now(),
        updatedAt: now(),
      };
      const made = await tx.insert(sandboxPaymentLinks).values(row).onConflictDoNothing().returning();
      if (made.length > 0) return { link: row, order, payments: [] };
      await tx.delete(sandboxOrders).where(eq(sandboxOrders.id, order.id));
      return null;
    });

  /** Cancels a link that nobody has paid yet; answers the link as it then stands. */
  const cancelLink = async (id: string): Promise<LinkWithPayments | undefined> => {
    await db
      .update(sandboxPaymentLinks)
      .set({ status: 'cancelled', cancelledAt: now(), updatedAt: now() })
      .where(and(eq(sandboxPaymentLinks.id, id), eq(sandboxPaymentLinks.status, 'created')));
    return findLink({ id });
  };

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
      const link = found ? await expireIfDue(tx, found) : null;
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
    createOrder: (order: NewOrder) => insertOrder(db, order),
    findOrder,
    findPayment,
    paymentsOf: (orderId: string) => paymentsOf(db, orderId),
    listPayments,
    createLink,
    findLink,
    listLinks,
    cancelLink,
    attempt,
    capture,
  };
}

export type SandboxStore = ReturnType<typeof createSandboxStore>;
