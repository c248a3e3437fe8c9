import { setTimeout as pause } from 'node:timers/promises';
import { createOrder, createPaymentLink, paymentHistory, verifyPayment } from '@chalchitra/api/contract';
import type { PaymentRecordWire } from '@chalchitra/api/types';
import { unsignedToken } from '../src/testing/fakeIdentity';

/** What a node responded, or that it could not be reached. */
export interface NodeResponse {
  /** 0 where the node could not be reached. */
  readonly status: number;
  readonly body: unknown;
}

const PASSING = new Set([0, 409, 429, 500, 502, 503, 504]);
const WAIT_MS = 150;
const MAX_TRIES = 200;

async function send(address: string, init: RequestInit): Promise<NodeResponse> {
  try {
    const response = await fetch(address, {
      ...init,
      signal: AbortSignal.timeout(30_000),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: null };
  }
}

/** A viewer who, as the site does, retries where a response is lost, or refuses for the moment. */
export function createViewer(uid: string, anywhere: () => string) {
  const authorization = `Bearer ${unsignedToken(uid)}`;
  const call = (path: string, body?: unknown) =>
    send(`${anywhere()}/services/payments${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const persist = async (path: string, body?: unknown): Promise<NodeResponse> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const response = await call(path, body);
      if (!PASSING.has(response.status)) return response;
      await pause(WAIT_MS);
    }
    throw new Error(`${path} never got a response`);
  };
  const read = async <Value>(path: string, body?: unknown): Promise<Value> => {
    const { status, body: received } = await persist(path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(received)}`);
    return received as Value;
  };
  const historyPath = paymentHistory.path.replace(':uid', encodeURIComponent(uid));
  return {
    uid,
    /** Sends one request, whatever the response is. */
    tryHistory: () => call(historyPath),
    tryOrder: (planId: string, amount: number) => call(createOrder.path, { userId: uid, planId, amount }),
    order: async (planId: string, amount: number) =>
      (await read<{ id: string }>(createOrder.path, { userId: uid, planId, amount })).id,
    /** An order by which another plan takes the place of what runs. */
    orderSwitch: async (planId: string, amount: number) =>
      (
        await read<{ id: string }>(createOrder.path, {
          ...{ userId: uid, planId, amount },
          ...{ renew: true, switch: true },
        })
      ).id,
    link: async (planId: string, amount: number) =>
      (await read<{ short_url: string }>(createPaymentLink.path, { userId: uid, orderId: planId, amount }))
        .short_url,
    /** Reports what the checkout returned, once or for as long as it takes. */
    verify: (proof: Record<string, string>, planId: string, isPersistent: boolean) =>
      (isPersistent ? persist : call)(verifyPayment.path, { ...proof, userId: uid, planId }),
    history: () => read<PaymentRecordWire[]>(historyPath),
    /** Comes back from a paid link, to any of the nodes. */
    comeBack: (callback: string) => {
      const { pathname, search } = new URL(callback);
      return send(`${anywhere()}${pathname}${search}`, {});
    },
  };
}

export type Viewer = ReturnType<typeof createViewer>;
