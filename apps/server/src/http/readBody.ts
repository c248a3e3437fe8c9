import { HttpError } from './errors';

const LARGEST_BODY = 64 * 1024;

/**
 * A request's body as it came, no longer than `largest` bytes.
 * @throws HttpError 413 for a longer one.
 */
export async function readBody(request: Request, largest = LARGEST_BODY): Promise<Buffer> {
  const tooLarge = new HttpError(413, `The request is larger than ${largest} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > largest) throw tooLarge;
  const parts: Uint8Array[] = [];
  let length = 0;
  // An announced length may be wrong or missing, so what comes is counted.
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > largest) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A request's JSON body; 415 for another type, 400 for text that isn't JSON. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'Send the request as JSON.');
  const text = (await readBody(request)).toString('utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}
