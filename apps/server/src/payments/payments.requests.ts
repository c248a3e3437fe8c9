import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { HttpError } from '../http/errors';
import type { Caller } from '../http/identify';
import { type Provider, ProviderError } from './payments.provider';
import type { Settlement } from './payments.settlement';
import type { PaymentRequest, PaymentsStore, PlanRow } from './payments.store';

const LINK_LASTS_MS = DAY_MS;
const ORDER_LASTS_MS = 3 * DAY_MS;
/** A link about to expire isn't given out again. */
const LINK_REUSE_MARGIN_MS = 15 * MINUTE_MS;

/** Turns the provider's failure into what the caller gets; anything else is passed on. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.kind === 'unreachable' || error.kind === 'unavailable') {
    return new HttpError(503, 'The payment provider can’t be reached right now.', {
      cause: error,
      headers: { 'retry-after': '5' },
    });
  }
  return new HttpError(502, 'The payment provider refused the request.', { cause: error });
}

/** Makes orders and links at the provider for a plan at its present price, and gives out an open one again. */
export function createRequests(options: {
  store: PaymentsStore;
  provider: Provider;
  settlement: Settlement;
  /** Name of who is paid. */
  merchant: string;
  callbackUrl: string;
  now: () => Date;
}) {
  const { store, provider, settlement, merchant, now } = options;
  const turns = new Map<string, Promise<unknown>>();

  /** Runs one at a time for each key, so that a double click makes one request at the provider. */
  const inTurn = <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(key) ?? Promise.resolve()).then(work, work);
    const settled = turn.catch(() => undefined);
    turns.set(key, settled);
    void settled.then(() => {
      if (turns.get(key) === settled) turns.delete(key);
    });
    return turn;
  };

  /** The plan whose price is being paid; 404 for an unknown one, 400 where the amount is another. */
  const priced = async (planId: string, amount: number): Promise<PlanRow> => {
    const plan = await store.findPlan(planId);
    if (!plan) throw new HttpError(404, 'This plan doesn’t exist.');
    if (plan.amount !== amount) {
      throw new HttpError(400, `The plan costs ₹${plan.amount}, not ₹${amount}.`);
    }
    return plan;
  };

  const isCurrent = (request: PaymentRequest, plan: PlanRow): boolean => {
    const margin = request.kind === 'link' ? LINK_REUSE_MARGIN_MS : 0;
    return (
      request.amount === plan.amount &&
      request.durationDays === plan.durationDays &&
      request.expiresAt.getTime() - margin > now().getTime()
    );
  };

  /** A link at an old price must not be paid by mistake; one that can't be cancelled was paid or ended by itself. */
  const retire = async (request: PaymentRequest): Promise<void> => {
    if (request.kind === 'link') {
      await provider.cancelLink(request.id).catch((error: unknown) => {
        if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      });
    }
    await store.closeRequest(request.id);
  };

  /** The open request for a plan, if it can be paid as it stands; `paid` where that has just been done. */
  const reusable = async (kind: PaymentRequest['kind'], uid: string, plan: PlanRow) => {
    const open = await store.findOpenRequest({ uid, kind, planId: plan.id });
    if (!open) return null;
    const status = await settlement.check(open);
    if (status === 'closed') return null;
    if (status === 'paid' || isCurrent(open, plan)) return { request: open, status };
    await retire(open);
    return null;
  };

  const notesOf = (uid: string, plan: PlanRow) => ({ uid, plan: plan.id });
  const newReference = () => randomUUID().replaceAll('-', '');

  const makeLink = async (caller: Caller, plan: PlanRow): Promise<string> => {
    const referenceId = newReference();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + LINK_LASTS_MS);
    const link = await provider.createLink({
      amount: plan.amount,
      description: `${merchant}: ${plan.name}`,
      referenceId,
      // Without the name: the provider refuses names that are long or not in Latin letters.
      customer: caller.email ? { email: caller.email } : {},
      notes: notesOf(caller.uid, plan),
      expiresAt,
      callbackUrl: options.callbackUrl,
    });
    const isFirst = await store.addRequest({
      id: link.id,
      kind: 'link',
      uid: caller.uid,
      planId: plan.id,
      amount: plan.amount,
      durationDays: plan.durationDays,
      referenceId,
      shortUrl: link.short_url,
      status: 'open',
      createdAt,
      expiresAt,
      askedAt: null,
    });
    if (isFirst) return link.short_url;
    // Another process made one at the same moment: theirs stands, ours is taken back.
    await provider.cancelLink(link.id);
    const standing = await store.findOpenRequest({ uid: caller.uid, kind: 'link', planId: plan.id });
    if (!standing?.shortUrl) throw new HttpError(409, 'Another payment link is being created. Try again.');
    return standing.shortUrl;
  };

  const makeOrder = async (caller: Caller, plan: PlanRow): Promise<string> => {
    const referenceId = newReference();
    const createdAt = now();
    const order = await provider.createOrder({
      amount: plan.amount,
      receipt: referenceId,
      notes: notesOf(caller.uid, plan),
    });
    const isFirst = await store.addRequest({
      id: order.id,
      kind: 'order',
      uid: caller.uid,
      planId: plan.id,
      amount: plan.amount,
      durationDays: plan.durationDays,
      referenceId,
      shortUrl: null,
      status: 'open',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + ORDER_LASTS_MS),
      askedAt: null,
    });
    if (isFirst) return order.id;
    const standing = await store.findOpenRequest({ uid: caller.uid, kind: 'order', planId: plan.id });
    if (!standing) throw new HttpError(409, 'Another order is being created. Try again.');
    return standing.id;
  };

  return {
    /** Address of the page on which a plan can be paid; a link that was just paid says so itself. */
    link: (caller: Caller, planId: string, amount: number): Promise<string> =>
      inTurn(`link ${caller.uid} ${planId}`, async () => {
        const plan = await priced(planId, amount);
        const found = await reusable('link', caller.uid, plan);
        return found?.request.shortUrl ?? makeLink(caller, plan);
      }),

    /** The provider's order to open the checkout with; 409 where it has been paid without our knowing. */
    order: (caller: Caller, planId: string, amount: number): Promise<string> =>
      inTurn(`order ${caller.uid} ${planId}`, async () => {
        const plan = await priced(planId, amount);
        const found = await reusable('order', caller.uid, plan);
        if (found?.status === 'paid') throw new HttpError(409, 'This plan is already paid.');
        return found?.request.id ?? makeOrder(caller, plan);
      }),
  };
}
