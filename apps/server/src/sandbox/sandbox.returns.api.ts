import { Hono } from 'hono';
import { collection, disputeEntity, refundEntity } from './sandbox.entities';
import {
  readAmount,
  readFields,
  readJson,
  readNumber,
  readText,
  readTexts,
  SandboxError,
  unknownId,
} from './sandbox.input';
import type { ReturnsStore } from './sandbox.returns.store';

const REFUND_FIELDS = ['amount', 'speed', 'notes', 'receipt'];
const KEY_PATTERN = /^[\w-]{10,}$/;

/**
 * The provider's calls about money that goes back. Below `/bank` is what a payer's bank does at the real provider
 * and no call can: it disputes a payment, and decides.
 */
export function createReturnsApi(store: ReturnsStore): Hono {
  const api = new Hono();
  const fieldsOf = async (request: Request, known: readonly string[]) =>
    readFields(await readJson(request, {}), known);

  api.post('/payments/:id/refund', async (context) => {
    const fields = await fieldsOf(context.req.raw, REFUND_FIELDS);
    const idempotencyKey = context.req.header('x-refund-idempotency') ?? null;
    if (idempotencyKey !== null && !KEY_PATTERN.test(idempotencyKey)) {
      throw new SandboxError(400, 'The idempotency key must have at least 10 letters, digits, - or _.');
    }
    const made = await store.refund({
      paymentId: context.req.param('id'),
      amount: fields.amount === undefined ? null : readAmount(fields),
      receipt: readText(fields, 'receipt', 40),
      notes: readTexts(fields, 'notes'),
      idempotencyKey,
    });
    if (!made) throw new SandboxError(400, 'The payment has been fully refunded already or is not captured.');
    return context.json(refundEntity(made.row, made.payment));
  });

  api.get('/refunds', async (context) => {
    const query = (name: string, fallback: number) => readNumber(context.req.query(name), fallback);
    const from = new Date(query('from', 0) * 1000);
    const found = await store.refundsSince(from, Math.min(query('count', 10), 100), query('skip', 0));
    return context.json(collection(found.map(({ row, payment }) => refundEntity(row, payment))));
  });

  api.get('/disputes', async (context) => {
    const query = (name: string, fallback: number) => readNumber(context.req.query(name), fallback);
    const found = await store.disputes(Math.min(query('count', 10), 100), query('skip', 0));
    return context.json(collection(found.map(({ row, payment }) => disputeEntity(row, payment))));
  });

  api.get('/disputes/:id', async (context) => {
    const found = await store.findDispute(context.req.param('id'));
    if (!found) throw unknownId();
    return context.json(disputeEntity(found.row, found.payment));
  });

  api.post('/bank/disputes', async (context) => {
    const fields = await fieldsOf(context.req.raw, ['payment_id']);
    const made = await store.dispute(readText(fields, 'payment_id', 40) ?? '');
    if (!made) throw new SandboxError(400, 'Only captured payments can be disputed', 'payment_id');
    return context.json(disputeEntity(made.row, made.payment));
  });

  api.post('/bank/disputes/:id/:decision', async (context) => {
    const { id, decision } = context.req.param();
    if (decision !== 'won' && decision !== 'lost') throw new SandboxError(404, 'A dispute is won or lost');
    const decided = await store.decideDispute(id, decision);
    if (!decided) throw new SandboxError(400, 'There is no such open dispute');
    return context.json(disputeEntity(decided.row, decided.payment));
  });

  return api;
}
