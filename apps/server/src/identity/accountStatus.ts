import { MINUTE_MS } from '@chalchitra/api/constants';
import * as v from 'valibot';
import { callToolkit, refusalCode, type ToolkitOptions, unexpectedAnswer } from './toolkit';

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

/** What the identity service says of a token's account: it may, it may not, or nothing can be found out. */
export type AccountStatus = 'active' | 'refused' | 'unknown';

/** Asks the identity service whether a token's account still exists, is enabled, and hasn't ended its sessions. */
export type AskAccountStatus = (token: string, authTimeS: number) => Promise<AccountStatus>;

/**
 * The question to the identity toolkit. While the service is away, one call in five seconds asks; tokens are trusted for
 * 15 minutes, and `unknown` after that.
 */
export function createAccountStatus(
  options: ToolkitOptions & { now(): number; onAway(error: unknown): void },
): AskAccountStatus {
  const { now, onAway } = options;
  let away: { readonly since: number; askedAt: number } | null = null;

  const ask = async (token: string, authTimeS: number): Promise<Exclude<AccountStatus, 'unknown'>> => {
    const response = await callToolkit(options, 'lookup', token, TIMEOUT_MS);
    const answer = (await response.json()) as unknown;
    const found = v.safeParse(foundSchema, answer);
    if (response.ok && found.success) {
      const [user] = found.output.users;
      return user && !user.disabled && Number(user.validSince) <= authTimeS ? 'active' : 'refused';
    }
    if (REFUSALS.includes(refusalCode(answer))) return 'refused';
    throw unexpectedAnswer(response);
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
