import type { Settings } from '../settings/settings';
import { StartError } from '../startError';

const START_TIMEOUT_MS = 120_000;
const RETRY_INTERVAL_MS = 150;

/** From when on the sessions of one account hold, in seconds as the emulator writes them. */
export interface AccountSessions {
  readonly localId: string;
  readonly validSince: string;
}

/** The parts of the Auth emulator's own REST interface that running it needs. */
export interface Emulator {
  /** Resolves when it responds and knows these accounts, which it may still be reading when it first responds; StartError where it doesn't in two minutes. */
  ready(localIds: readonly string[]): Promise<void>;
  /** Makes it respond to wrong credentials as production does, without telling which e-mail addresses exist. */
  protectEmails(): Promise<void>;
  /** Creates an account, or sets the password and name of the one with this address; returns its uid. */
  ensureAccount(account: { email: string; password: string; displayName: string }): Promise<string>;
  /** Lets sessions that began at or after `validSince` (seconds) hold again: its import ends all of them. */
  keepSessions(sessions: readonly AccountSessions[]): Promise<void>;
  /** All accounts and the configuration, in the shape that its import reads. */
  export(): Promise<{ accounts: unknown; config: unknown }>;
}

type Json = Readonly<Record<string, unknown>>;

async function waitFor(until: number, sentence: string, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (Date.now() > until) throw new StartError(sentence);
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
  }
}

/** The emulator at a `host:port`, spoken to as its owner. */
export function createEmulator({ projectId }: Settings['firebase'], host: string): Emulator {
  const toolkit = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  const config = `/emulator/v1/projects/${projectId}/config`;

  const request = async (method: string, path: string, body?: Json): Promise<Json> => {
    const response = await fetch(`http://${host}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const result = (await response.json()) as Json;
    if (!response.ok)
      throw new Error(`The Auth emulator responded ${response.status}: ${JSON.stringify(result)}`);
    return result;
  };
  const findUid = async (email: string) => {
    const { users } = await request('POST', `${toolkit}/accounts:lookup`, { email: [email] });
    return (users as { localId: string }[] | undefined)?.[0]?.localId ?? null;
  };
  const readAccounts = () => request('GET', `${toolkit}/accounts:batchGet?maxResults=-1`);

  return {
    async ready(localIds) {
      const until = Date.now() + START_TIMEOUT_MS;
      await waitFor(until, `The Auth emulator at ${host} does not respond.`, async () => {
        const response = await fetch(`http://${host}/`).catch(() => null);
        return response?.ok ?? false;
      });
      await waitFor(
        until,
        `The Auth emulator at ${host} has not read the accounts kept so far.`,
        async () => {
          const { users = [] } = (await readAccounts()) as { users?: { localId: string }[] };
          const known = new Set(users.map(({ localId }) => localId));
          return localIds.every((localId) => known.has(localId));
        },
      );
    },
    async protectEmails() {
      await request('PATCH', config, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    },
    async ensureAccount({ email, password, displayName }) {
      const known = await findUid(email);
      if (known !== null) {
        await request('POST', `${toolkit}/accounts:update`, { localId: known, password, displayName });
        return known;
      }
      const { localId } = await request('POST', `${toolkit}/accounts`, { email, password, displayName });
      return String(localId);
    },
    async keepSessions(sessions) {
      for (const { localId, validSince } of sessions) {
        // One that was deleted since it was written has no sessions to keep.
        await request('POST', `${toolkit}/accounts:update`, { localId, validSince }).catch(() => undefined);
      }
    },
    async export() {
      const [accounts, found] = await Promise.all([readAccounts(), request('GET', config)]);
      return { accounts, config: found };
    },
  };
}
