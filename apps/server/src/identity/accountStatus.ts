import { MINUTE_MS } from '@chalchitra/api/constants';
import * as v from 'valibot';
import { callToolkit, refusalCode, type ToolkitOptions, unexpectedResponse } from './toolkit';

const TIMEOUT_MS = 2000;
/** For so long tokens hold by their signature alone while the identity service is away. */
export const TRUST_WHILE_AWAY_MS = 15 * MINUTE_MS;
const RETRY_DELAY_MS = 5000;

const REFUSALS = ['USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_ID_TOKEN', 'TOKEN_EXPIRED'];

const foundSchema = v.object({
  users: v.pipe(
    v.array(v.object({ disabled: v.optional(v.boolean(), false), validSince: v.optional(v.string(), '0') })),
    v.length(1),
  ),
});

/** What the identity service says of a token's account: it may, it may not, or nothing can be found out. */
export type AccountStatus = 'active' | 'refused' | 'unknown';

/** Fetches from the identity service whether a token's account still exists, is enabled, and hasn't ended its sessions. */
export type FetchAccountStatus = (token: string, authTimeS: number) => Promise<AccountStatus>;

/**
 * The request to the identity toolkit. While the service is away, one call in five seconds sends it; tokens are trusted
 * for 15 minutes, and `unknown` after that.
 */
export function createAccountStatus(
  options: ToolkitOptions & { onAway(error: unknown): void },
): FetchAccountStatus {
  const { onAway } = options;
  // Not the time of day, which may be set back: nobody would be looked up until it is where it was.
  const now = () => performance.now();
  let away: { readonly since: number; triedAt: number } | null = null;

  const fetchStatus = async (
    token: string,
    authTimeS: number,
  ): Promise<Exclude<AccountStatus, 'unknown'>> => {
    const response = await callToolkit(options, 'lookup', token, TIMEOUT_MS);
    const body = (await response.json()) as unknown;
    const found = v.safeParse(foundSchema, body);
    if (response.ok && found.success) {
      const [user] = found.output.users;
      return user && !user.disabled && Number(user.validSince) <= authTimeS ? 'active' : 'refused';
    }
    if (REFUSALS.includes(refusalCode(body))) return 'refused';
    throw unexpectedResponse(response);
  };

  const whileAway = () =>
    away !== null && now() - away.since > TRUST_WHILE_AWAY_MS ? ('unknown' as const) : ('active' as const);

  return async (token, authTimeS) => {
    if (away !== null && now() - away.triedAt < RETRY_DELAY_MS) return whileAway();
    if (away !== null) away.triedAt = now();
    try {
      const status = await fetchStatus(token, authTimeS);
      away = null;
      return status;
    } catch (error) {
      away = { since: away?.since ?? now(), triedAt: now() };
      onAway(error);
      return whileAway();
    }
  };
}
