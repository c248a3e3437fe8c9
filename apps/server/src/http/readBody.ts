import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError, refusal } from './errors';

const MAX_BODY_BYTES = 64 * 1024;

/** Refuses a request whose body is longer than `maxBytes` bytes with 413. */
export function limitBody(maxBytes = MAX_BODY_BYTES): MiddlewareHandler {
  // The rest of the body isn't read, so the connection can't serve another request.
  const refuse = () => refusal(413, `The request is larger than ${maxBytes} bytes.`, { connection: 'close' });
  const count = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (context, next) => {
    const announced = context.req.header('content-length');
    const isAnnounced = announced !== undefined && context.req.header('transfer-encoding') === undefined;
    // Node holds a sender to the length it announces. Counting would open the body as a stream, which is slow.
    if (isAnnounced) return Number(announced) > maxBytes ? refuse() : next();
    return count(context, next);
  };
}

/** A request's JSON body; 415 for another type, 400 for text that isn't JSON. */
export async function readJsonBody({ req }: Context): Promise<unknown> {
  const type = req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'Send the request as JSON.');
  const text = await req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}
