import * as v from 'valibot';

/**
 * Why the provider gave no usable response: `unreachable` (network or time-out), `unavailable` (5xx or 429),
 * `refused` (another 4xx; `description` is the provider's own, without e-mail addresses and phone numbers) or `badShape`.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** Of the response; undefined where there was none. */
  readonly status: number | undefined;
  constructor(
    readonly kind: 'unreachable' | 'unavailable' | 'refused' | 'badShape',
    readonly description: string,
    options?: ErrorOptions & { status?: number },
  ) {
    super(`${kind}: ${description}`, options);
    this.status = options?.status;
  }

  /** Whether the same call may succeed later, because the provider was not there or asked us to wait. */
  get isAway(): boolean {
    return this.kind === 'unreachable' || this.kind === 'unavailable';
  }

  /** Whether the provider doesn't take the key. */
  get isKeyRefused(): boolean {
    return isKeyRefusal(this.status);
  }

  /** Whether what was looked up by its id isn't there: the provider says so with 400 as well as with 404. */
  get isUnknown(): boolean {
    return this.status === 400 || this.status === 404;
  }
}

const refusalSchema = v.object({ error: v.object({ description: v.string() }) });

const TIMEOUT_MS = 8_000;
const MAX_QUOTE_LENGTH = 500;

/** The provider's words without what may name a user: e-mail addresses, and numbers as long as a phone's. */
const withoutPeople = (words: string): string =>
  words
    .slice(0, MAX_QUOTE_LENGTH)
    .replaceAll(/[^\s@"]+@[^\s@"]+/g, '…')
    .replaceAll(/\+?\d[\d\s-]{6,}\d/g, '…');

const isUnavailable = ({ status }: Response) => status >= 500 || status === 429;
/** How the provider responds to a key that has ended or was mistyped: no call succeeds until an operator sets another. */
const isKeyRefusal = (status: number | undefined) => status === 401 || status === 403;

/** How the provider is reached. */
export interface ProviderOptions {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  timeoutMs?: number | undefined;
  /** What calls it in place of the network. */
  fetch?: typeof fetch | undefined;
  /** Is called with the end of each call; one whose key is refused has failed. */
  observe?: ((outcome: 'ok' | 'refused' | 'failed', ms: number) => void) | undefined;
}

/** Makes one call of the provider's, whose response it reads by a schema; throws `ProviderError` alone. */
export function createProviderCall(options: ProviderOptions) {
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`, 'utf8').toString('base64')}`;

  const request = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Response> => {
    const started = performance.now();
    const end = (outcome: 'ok' | 'refused' | 'failed') =>
      options.observe?.(outcome, performance.now() - started);
    try {
      const response = await (options.fetch ?? fetch)(`${options.apiUrl}/v1${path}`, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          'content-type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      const isFailed = isUnavailable(response) || isKeyRefusal(response.status);
      end(response.ok ? 'ok' : isFailed ? 'failed' : 'refused');
      return response;
    } catch (cause) {
      end('failed');
      throw new ProviderError('unreachable', `${method} ${path} got no response`, { cause });
    }
  };

  return async <Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<v.InferOutput<Schema>> => {
    const response = await request(method, path, body, headers);
    let result: unknown;
    try {
      result = await response.json();
    } catch (cause) {
      if (response.ok) throw new ProviderError('badShape', `${method} ${path} is not JSON`, { cause });
      result = null;
    }
    if (isUnavailable(response)) {
      throw new ProviderError('unavailable', `${method} ${path} responded ${response.status}`);
    }
    if (!response.ok) {
      const refusal = v.safeParse(refusalSchema, result);
      throw new ProviderError(
        'refused',
        refusal.success
          ? withoutPeople(refusal.output.error.description)
          : `${method} ${path} responded ${response.status}`,
        { status: response.status },
      );
    }
    const parsed = v.safeParse(schema, result);
    if (!parsed.success)
      throw new ProviderError('badShape', `${method} ${path}: ${withoutPeople(parsed.issues[0].message)}`);
    return parsed.output;
  };
}
