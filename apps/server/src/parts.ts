import type { Database } from './database/database';
import type { Caller } from './http/identify';
import type { Log } from './log';
import type { Metrics } from './metrics/metrics';
import type { Settings } from './settings/settings';
import type { UidHash } from './uidHash';

/** What every area of the server is made from. */
export interface Parts {
  readonly settings: Settings;
  readonly log: Log;
  readonly database: Database;
  /** Who a token belongs to; throws HttpError where it doesn't hold. */
  identify(token: string): Promise<Caller>;
  readonly metrics: Metrics;
  /** Names a user in the log. */
  readonly hashUid: UidHash;
  now(): Date;
}

/** Work that an area does beside responding to requests. */
export interface Background {
  start(): void;
  close(): Promise<void>;
}
