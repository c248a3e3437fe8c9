import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import { endScreen, reportScreen } from './screens.contract';
import type { PlayingScreen, ScreenReport } from './screens.types';

/** The content server's calls about the players of one account; each rejects with an ApiError. */
export interface ScreensClient {
  /** Null where the server doesn't know the call: it sets no limit. */
  report(screen: PlayingScreen, options?: CallOptions): Promise<ScreenReport | null>;
  end(screen: Pick<PlayingScreen, 'uid' | 'screenId'>, options?: CallOptions): Promise<void>;
}

/** A client of these calls. */
export function createScreensClient(options: ServerOptions): ScreensClient {
  const call = createCaller(options);
  return {
    report: ({ uid, screenId, deviceId, address, takeOver }, { signal } = {}) => {
      const body = { deviceId, address, takeOver };
      return orUnknown(call(reportScreen, { params: { uid, screenId }, body, signal }));
    },
    end: ({ uid, screenId }, { signal } = {}) => call(endScreen, { params: { uid, screenId }, signal }),
  };
}
