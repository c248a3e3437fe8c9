import { type GenericSchema, safeParse } from 'valibot';
import { ApiError } from './errors';
import { reasonOf } from './list.schemas';
import { retryAfterSeconds } from './retry';

const MAX_DETAIL_LENGTH = 300;
const MESSAGE_FIELDS = ['message', 'detail', 'error'];

function messageIn(body: unknown, fields: readonly string[], depth: number): string | undefined {
  if (typeof body === 'string') return body.trim().slice(0, MAX_DETAIL_LENGTH) || undefined;
  if (typeof body !== 'object' || body === null || depth === 0) return undefined;
  // Validation errors come as a list of `{msg}` on some servers, as nested objects on others.
  const values = Array.isArray(body)
    ? body.slice(0, 1)
    : fields.map((name) => (Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined));
  for (const value of values) {
    const found = messageIn(value, [...fields, 'msg', 'description'], depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The server's own words in the body of a refused call, from `first`, `message`, `detail` or `error`. */
function detailIn(text: string, first?: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const fields = first === undefined ? MESSAGE_FIELDS : [first, ...MESSAGE_FIELDS];
    return typeof body === 'object' ? messageIn(body, fields, 3) : undefined;
  } catch {
    // A proxy's HTML page is no message for people.
    return undefined;
  }
}

/** The error that a refused call becomes. */
export async function refusal(response: Response, first: string | undefined): Promise<ApiError> {
  const detail = detailIn(await response.text().catch(() => ''), first);
  // By the server's own clock where it is sent, because the visitor's may be a day off.
  const sentAt = Date.parse(response.headers.get('date') ?? '');
  const now = Number.isNaN(sentAt) ? Date.now() : sentAt;
  const wait = retryAfterSeconds(response.headers.get('retry-after'), now);
  return new ApiError({
    kind: 'http',
    status: response.status,
    ...(detail !== undefined && { detail }),
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  });
}

/** Reads a value by a schema; where the schema itself throws, the server has responded all the same. */
function readBy<T>(schema: GenericSchema<unknown, T>, value: unknown, status: number) {
  try {
    return safeParse(schema, value);
  } catch (cause) {
    throw new ApiError({ kind: 'badShape', status }, { cause });
  }
}

/**
 * Reads a body's text by a schema; throws `notJson` or `badShape`. An empty body reads as undefined. Text that isn't JSON
 * is read where the schema takes it, because the response isn't specified; an HTML page, which is a proxy's, never is.
 */
export function readResponse<T>(schema: GenericSchema<unknown, T>, text: string, status: number): T {
  const isEmpty = text.trim() === '';
  let value: unknown;
  if (!isEmpty) {
    try {
      value = JSON.parse(text);
    } catch (cause) {
      const read = readBy(schema, text, status);
      if (read.success && !text.trimStart().startsWith('<')) return read.output;
      throw new ApiError({ kind: 'notJson', status }, { cause });
    }
  }
  const read = readBy(schema, value, status);
  if (read.success) return read.output;
  throw new ApiError({ kind: isEmpty ? 'notJson' : 'badShape', status, detail: reasonOf(read.issues) });
}
