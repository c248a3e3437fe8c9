import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The three servers of the specification (spec §7), each with its own address. */
export type ServerName = 'content' | 'payments' | 'creators';

/**
 * One call of the contract. `path` names its parts as `:name`. `auth` is `required` where the specification
 * names the bearer token, `optional` where a call about one person carries it to a server that may have it.
 * `isRepeatable` marks a POST or PATCH that may be sent twice without doing anything twice, as the other methods may.
 * A response that says nothing (204) is read as undefined: `response: undefined_()`.
 */
export interface Endpoint {
  readonly server: ServerName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly auth: 'none' | 'optional' | 'required';
  readonly isRepeatable?: boolean;
  /** Whether it is sent also while its page is left, as a DELETE is; its body is at most 64 KiB. */
  readonly isSentOnLeaving?: boolean;
  readonly params?: GenericSchema<Record<string, string>>;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly response: GenericSchema;
  /** The field that is read first for the server's message when the call fails. */
  readonly errorField?: string;
}

/** Whether a call may be sent again by itself after a passing failure. */
export function mayRepeat({ method, isRepeatable }: Pick<Endpoint, 'method' | 'isRepeatable'>): boolean {
  return isRepeatable ?? (method !== 'POST' && method !== 'PATCH');
}

/** The parts of an endpoint's path. */
export type ParamsOf<E extends Endpoint> = E['params'] extends GenericSchema
  ? InferOutput<E['params']>
  : undefined;

/** What may follow the path as a query. */
export type QueryOf<E extends Endpoint> = E['query'] extends GenericSchema
  ? InferOutput<E['query']>
  : undefined;

/** What an endpoint is sent. */
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferOutput<E['body']> : undefined;

/** What the reference backend responds with on the wire. */
export type WireOf<E extends Endpoint> = InferInput<E['response']>;

/** What a response is read into. */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>;

/** Binds a tolerant schema to the one shape that the reference backend sends, so that the backend can't drift. */
export function responseOf<Wire>() {
  return <T>(schema: GenericSchema<unknown, T>): GenericSchema<Wire, T> => schema as GenericSchema<Wire, T>;
}
