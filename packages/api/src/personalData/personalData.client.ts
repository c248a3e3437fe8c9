import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import { accountSummary, deleteAccount, exportAccount } from './personalData.contract';
import type { AccountSummary, ExportedData } from './personalData.types';

/** The content server's calls about a user's own data; each rejects with an ApiError. */
export interface PersonalDataClient {
  /** Null where the server doesn't know the calls. */
  summary(uid: string, options?: CallOptions): Promise<AccountSummary | null>;
  export(uid: string, options?: CallOptions): Promise<ExportedData>;
  delete(uid: string, options?: CallOptions): Promise<void>;
}

/** An export has a minute. */
const EXPORT_TIMEOUT_MS = 60_000;

/** A client of these calls. */
export function createPersonalDataClient(options: ServerOptions): PersonalDataClient {
  const call = createCaller(options);
  const callPatiently = createCaller({ timeoutMs: EXPORT_TIMEOUT_MS, ...options });
  return {
    summary: (uid, { signal } = {}) => orUnknown(call(accountSummary, { params: { uid }, signal })),
    export: (uid, { signal } = {}) => callPatiently(exportAccount, { params: { uid }, signal }),
    delete: (uid, { signal } = {}) => call(deleteAccount, { params: { uid }, signal }),
  };
}
