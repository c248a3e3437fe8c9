import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type LinkRow, newId, type OrderRow, type PaymentRow } from './sandbox.entities';
import { insertOrder, paymentsOf } from './sandbox.orders';
import { sandboxOrders, sandboxPaymentLinks, sandboxPayments } from './sandbox.schema';

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

export interface LinkWithPayments {
  link: LinkRow;
  order: OrderRow;
  payments: PaymentRow[];
}

/** A link whose time has passed is marked so when it is next looked at. */
export async function expireIfDue(tx: Database, link: LinkRow, at: Date): Promise<LinkRow> {
  if (link.status !== 'created' || !link.expireBy || link.expireBy > at) return link;
  const expired = { status: 'expired', updatedAt: at } as const;
  await tx.update(sandboxPaymentLinks).set(expired).where(eq(sandboxPaymentLinks.id, link.id));
  return { ...link, ...expired };
}

/** The sandbox provider's payment links, each with the order behind it. */
export function createLinksStore(db: Database, now: () => Date) {
  const findLink = async (by: { id: string } | { code: string }): Promise<LinkWithPayments | undefined> => {
    const condition = 'id' in by ? eq(sandboxPaymentLinks.id, by.id) : eq(sandboxPaymentLinks.code, by.code);
    const [found] = await db
      .select({ link: sandboxPaymentLinks, order: sandboxOrders })
      .from(sandboxPaymentLinks)
      .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxPaymentLinks.orderId))
      .where(condition);
    if (!found) return undefined;
    return {
      link: await expireIfDue(db, found.link, now()),
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
        link: await expireIfDue(db, row.link, now()),
        order: row.order,
        payments: payments.filter((payment) => payment.orderId === row.order.id),
      })),
    );
  };

  /** Makes a link and the order behind it; `null` when its reference is taken. */
  const createLink = (link: NewLink): Promise<LinkWithPayments | null> =>
    db.transaction(async (tx) => {
      const order = await insertOrder(
        tx,
        {
          amount: link.amount,
          currency: link.currency,
          receipt: link.referenceId,
          notes: link.notes,
          capturesByItself: true,
        },
        now(),
      );
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

  /** Cancels a link that nobody has paid yet; returns the link as it then stands. */
  const cancelLink = async (id: string): Promise<LinkWithPayments | undefined> => {
    await db
      .update(sandboxPaymentLinks)
      .set({ status: 'cancelled', cancelledAt: now(), updatedAt: now() })
      .where(and(eq(sandboxPaymentLinks.id, id), eq(sandboxPaymentLinks.status, 'created')));
    return findLink({ id });
  };

  return { createLink, findLink, listLinks, cancelLink };
}

export type LinksStore = ReturnType<typeof createLinksStore>;
