import { MINUTE_MS } from '@chalchitra/api/constants';

/** A request that the provider refuses; `field` names the offending parameter. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  constructor(
    readonly status: 400 | 401 | 403 | 404,
    readonly description: string,
    readonly field: string | null = null,
  ) {
    super(description);
  }

  /** The response's body in the provider's shape. */
  toBody() {
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: this.description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...(this.field ? { field: this.field } : {}),
      },
    };
  }
}

/** The refusal of an id that nothing has. */
export const unknownId = () => new SandboxError(400, 'The id provided does not exist');

export type Fields = Readonly<Record<string, unknown>>;

const MIN_AMOUNT_PAISE = 100;
const MAX_AMOUNT_PAISE = 50_000_000;
const MAX_NOTES = 15;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a request as JSON. A request without a body is read as `empty`, and refused where that isn't given. */
export async function readJson(request: Request, empty?: unknown): Promise<unknown> {
  const text = await request.text();
  if (text === '' && empty !== undefined) return empty;
  try {
    return JSON.parse(text);
  } catch {
    throw new SandboxError(400, 'The request body is not valid JSON.');
  }
}

/** A whole number of a query, from 0; the fallback where it says none or one above the maximum. */
export function readNumber(
  value: string | undefined,
  fallback: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number >= 0 && number <= max ? number : fallback;
}

/** Reads a JSON object and refuses parameters that the call does not know, as the provider does. */
export function readFields(body: unknown, known: readonly string[]): Fields {
  if (!isFields(body)) throw new SandboxError(400, 'Please provide your request as a JSON object.');
  const extra = Object.keys(body).filter((name) => !known.includes(name));
  if (extra.length > 0) {
    throw new SandboxError(400, `${extra.join(', ')} is/are not required and should not be sent`, extra[0]);
  }
  return body;
}

/** An amount in paise: a whole number from 100 (₹1). */
export function readAmount(fields: Fields): number {
  const { amount } = fields;
  if (amount === undefined || amount === null) {
    throw new SandboxError(400, 'The amount field is required.', 'amount');
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw new SandboxError(400, 'The amount must be an integer.', 'amount');
  }
  if (amount < MIN_AMOUNT_PAISE) {
    throw new SandboxError(400, 'The amount must be atleast INR 1.00', 'amount');
  }
  if (amount > MAX_AMOUNT_PAISE) {
    throw new SandboxError(400, 'Amount exceeds maximum amount allowed.', 'amount');
  }
  return amount;
}

/** A currency; the sandbox takes rupees alone. */
export function readCurrency(fields: Fields, fallback?: 'INR'): string {
  if ((fields.currency ?? fallback) === 'INR') return 'INR';
  throw new SandboxError(400, 'Currency is not supported', 'currency');
}

/** An optional text of at most `maxLength` characters. */
export function readText(fields: Fields, name: string, maxLength: number): string | null {
  const value = fields[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new SandboxError(400, `The ${name} must be a string.`, name);
  if (value.length > maxLength) {
    throw new SandboxError(400, `The ${name} may not be greater than ${maxLength} characters.`, name);
  }
  return value;
}

/** A flat object of texts, such as notes or a customer. */
export function readTexts(fields: Fields, name: string): Record<string, string> {
  const value = fields[name];
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (!isFields(value)) throw new SandboxError(400, `The ${name} must be an object.`, name);
  const entries = Object.entries(value).filter(([, text]) => text !== null && text !== undefined);
  if (entries.length > MAX_NOTES) {
    throw new SandboxError(400, `The ${name} may not have more than ${MAX_NOTES} pairs.`, name);
  }
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}

/** An optional time in Unix seconds, at least 15 minutes ahead as the provider demands. */
export function readExpiry(fields: Fields, now: Date): Date | null {
  const value = fields.expire_by;
  if (value === undefined || value === null || value === 0) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new SandboxError(400, 'expire_by must be an integer.', 'expire_by');
  }
  const expireBy = new Date(value * 1000);
  if (expireBy.getTime() < now.getTime() + 15 * MINUTE_MS) {
    throw new SandboxError(400, 'timestamp must be atleast 15 minutes in future', 'expire_by');
  }
  return expireBy;
}

/** An optional address to go back to, which must be http(s) and come with the method `get`. */
export function readCallback(fields: Fields): string | null {
  const address = readText(fields, 'callback_url', 2048);
  if (address === null) return null;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new SandboxError(400, 'The callback url format is invalid.', 'callback_url');
  }
  if (fields.callback_method !== 'get') {
    throw new SandboxError(400, 'callback_method must be get when callback_url is sent', 'callback_method');
  }
  return address;
}
