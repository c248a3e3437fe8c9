import { MINUTE_MS } from '@chalchitra/api/constants';
import * as v from 'valibot';

const TIMEOUT_MS = 2000;
/** For so long tokens hold by their signature alone while the identity service is away. */
export const TRUST_WHILE_AWAY_MS = 15 * MINUTE_MS;
const ASK_AGAIN_AFTER_MS = 5000;

const REFUSALS = ['USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_ID_TOKEN', 'TOKEN_EXPIRED'];

const foundSchema = v.object({
  users: v.pipe(
    v.array(v.object({ disabled: v.optional(v.boolean(), false), validSince: v.optional(v.string(), '0') })),
    v.length(1),
  ),
});
const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** What the identity service says of a token's account: it may, it may not, or nothing can be found out. */
export type AccountStatus = 'active' | 'refused' | 'unknown';

/** Asks the identity service whether a token's account still exists, is enabled, and hasn't ended its sessions. */
export type AskAccountStatus = (token: string, authTimeS: number) => Promise<AccountStatus>;

/**
 * The question by the service's public interface and the user's own token, because a server needs no further
 * credentials for it. While the service is away, one call in five seconds asks; tokens are trusted for 15 minutes, and
 * `unknown` after that.
 */
export function createAccountStatus(options: {
  /** Address of the identity toolkit. */
  readonly url: string;
  readonly apiKey: string;
  /** Address of this site: a key may be limited to the pages of some. */
  readonly publicUrl: string;
  now(): number;
  onAway(error: unknown): void;
}): AskAccountStatus {
  const { url, apiKey, publicUrl, now, onAway } = options;
  let away: { readonly since: number; askedAt: number } | null = null;

  const ask = async (token: string, authTimeS: number): Promise<Exclude<AccountStatus, 'unknown'>> => {
    const response = await fetch(`${url}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as unknown;
    const found = v.safeParse(foundSchema, answer);
    if (response.ok && found.success) {
      const [user] = found.output.users;
      return user && !user.disabled && Number(user.validSince) <= authTimeS ? 'active' : 'refused';
    }
    const refusal = v.safeParse(refusalSchema, answer);
    const message = refusal.success ? refusal.output.error.message : '';
    // The service's codes may be followed by a sentence: `USER_DISABLED : …`.
    if (REFUSALS.some((code) => message === code || message.startsWith(`${code} `))) return 'refused';
    // Its text could name the token; its status can't.
    throw new Error(`The identity service answered ${response.status}.`);
  };

  const whileAway = () =>
    away !== null && now() - away.since > TRUST_WHILE_AWAY_MS ? ('unknown' as const) : ('active' as const);

  return async (token, authTimeS) => {
    if (away !== null && now() - away.askedAt < ASK_AGAIN_AFTER_MS) return whileAway();
    if (away !== null) away.askedAt = now();
    try {
      const status = await ask(token, authTimeS);
      away = null;
      return status;
    } catch (error) {
      away = { since: away?.since ?? now(), askedAt: now() };
      onAway(error);
      return whileAway();
    }
  };
}
