import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { newId, type OrderRow, type PaymentRow } from './sandbox.entities';
import { sandboxOrders, sandboxPayments } from './sandbox.schema';

export interface NewOrder {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Record<string, string>;
  capturesByItself: boolean;
}

/** Adds an order; one behind a payment link is added in the link's transaction. */
export async function insertOrder(tx: Database, order: NewOrder, at: Date): Promise<OrderRow> {
  const row: OrderRow = {
    id: newId('order_'),
    status: 'created',
    attempts: 0,
    createdAt: at,
    ...order,
  };
  await tx.insert(sandboxOrders).values(row);
  return row;
}

/** The attempts to pay an order, the newest first. */
export const paymentsOf = (tx: Database, orderId: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, orderId))
    .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.id));
