import type { BodyOf, Endpoint, ParamsOf, QueryOf, WireOf } from '@chalchitra/api/contract';
import type { Context, Hono } from 'hono';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Log } from '../log';
import type { AppEnv } from './env';
import { HttpError, unauthenticated } from './errors';
import type { Caller } from './identify';
import { json } from './json';
import { bearerToken } from './rateLimit';
import { limitBody, readJsonBody } from './readBody';

/** The caching headers of a response whose handler sets none: nobody stores it. */
export const PRIVATE = { 'cache-control': 'private, no-store' };

type CallerOf<E extends Endpoint> = E['auth'] extends 'required'
  ? Caller
  : E['auth'] extends 'optional'
    ? Caller | null
    : null;

/** One call of an endpoint with everything read and checked. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: CallerOf<E>;
  readonly log: Log;
  readonly request: Request;
}

/** What an endpoint does. What it returns is sent as JSON with 200, undefined as 204, and a response as it is. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<WireOf<E> | Response> | WireOf<E> | Response;

/** Mounts endpoints of the contract under their paths. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

function read(schema: GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = getDotPath(issue);
  throw new HttpError(400, path === null ? issue.message : `${path}: ${issue.message}`);
}

const signInFirst = () => unauthenticated(({ messages }) => messages.refusals.signInFirst);

async function callerOf(
  context: Context<AppEnv>,
  { auth, body }: Endpoint,
  identify: (token: string) => Promise<Caller>,
): Promise<Caller | null> {
  if (auth === 'none') return null;
  const header = context.req.header('authorization');
  const token = bearerToken(header);
  if (token !== undefined) return identify(token);
  // A call with a body writes what is its caller's own: without a caller the body isn't read.
  if (auth === 'required' || body !== undefined || header !== undefined) throw signInFirst();
  return null;
}

/** A mounting function for the app of one server: reads parts, query, token and body by the contract before the handler sees them. */
export function createMount(app: Hono<AppEnv>, identify: (token: string) => Promise<Caller>): Mount {
  return (endpoint, handler) => {
    // Hono's limit makes a whole request of each that passes it, also where no body is read.
    if (endpoint.body !== undefined) app.on(endpoint.method, endpoint.path, limitBody());
    app.on(endpoint.method, endpoint.path, async (context) => {
      context.set('route', `/services/${endpoint.server}${endpoint.path}`);
      const caller = await callerOf(context, endpoint, identify);
      if (caller !== null) context.get('setUser')(caller.uid);
      const call = {
        params: read(endpoint.params, context.req.param()),
        query: read(endpoint.query, context.req.query()),
        body: endpoint.body === undefined ? undefined : read(endpoint.body, await readJsonBody(context)),
        caller,
        log: context.get('log'),
        request: context.req.raw,
      };
      // The schemas above have made each part what the endpoint's type says; the compiler can't follow a type parameter.
      const result = await handler(call as Call<typeof endpoint>);
      if (result instanceof Response) return result;
      if (result === undefined) return new Response(null, { status: 204, headers: PRIVATE });
      return json(result, 200, PRIVATE);
    });
  };
}

/**
 * The caller of something personal.
 * @throws HttpError 401 where nobody is signed in, 403 where it is another user.
 */
export function ownOnly(caller: Caller | null, uid: string): Caller {
  if (caller === null) throw signInFirst();
  if (caller.uid !== uid) throw new HttpError(403, ({ messages }) => messages.refusals.otherUser);
  return caller;
}
