import type { ScreensClient } from '@chalchitra/api';
import type { ScreenReport } from '@chalchitra/api/types';
import { type PlaybackRefusal, uidOf } from '@chalchitra/machines';
import type { PlaybackReports } from '@chalchitra/player';
import type { SiteEngine } from '../../../platform/player/siteEngine';
import type { Runtime } from '../../../runtime';

const isRefusal = (response: ScreenReport): response is PlaybackRefusal => response.status !== 'playing';

/** Reports one player of the signed-in user to the content server, where that counts players. */
export function createPlaybackReports(
  { clients, session }: Pick<Runtime, 'clients' | 'session'>,
  { deviceId }: Pick<SiteEngine, 'deviceId'>,
): PlaybackReports {
  const screenId = crypto.randomUUID();
  // One call follows another: an end that overtook its report would leave the player counted until that expires.
  let last: Promise<unknown> = Promise.resolve();
  function inOrder<Result>(call: (screens: ScreensClient) => Promise<Result>): Promise<Result> {
    const next = last.then(clients, clients).then(({ screens }) => call(screens));
    last = next;
    return next;
  }
  return {
    async report({ url, takesOver }) {
      const uid = uidOf(session);
      if (uid === null) return 'uncounted';
      const response = await inOrder((screens) =>
        screens.report({ uid, screenId, deviceId: deviceId(), address: url, takeOver: takesOver }),
      );
      if (response === null) return 'uncounted';
      return isRefusal(response) ? response : 'allowed';
    },
    end() {
      const uid = uidOf(session);
      if (uid === null) return;
      // Where this doesn't arrive, or the server doesn't know it, the player counts no longer after a while.
      inOrder((screens) => screens.end({ uid, screenId })).catch(() => {});
    },
  };
}
