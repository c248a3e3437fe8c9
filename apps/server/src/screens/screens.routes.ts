import { endScreen, reportScreen } from '@chalchitra/api/contract';
import type { ScreenReportWire } from '@chalchitra/api/types';
import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';
import { type Mount, ownOnly } from '../http/mount';
import type { Log } from '../log';
import { signatureIn } from '../media/mediaAddresses';
import type { Background } from '../parts';
import { repeat } from '../repeat';
import { CLEANUP_INTERVAL_MS, type ScreensStore, type StoredScreen } from './screens.store';

interface ScreensParts {
  readonly store: ScreensStore;
  /** How many players of a user may play at once; null for no limit, undefined without a subscription. */
  screensOf(uid: string): Promise<number | null | undefined>;
  readonly log: Log;
  now(): Date;
}

type Device = Pick<StoredScreen, 'browser' | 'system'>;

/** Longer ones are not a browser's. */
const MAX_AGENT_LENGTH = 400;
/** A player names the same browser every 30 s, and many players the same one. */
const devices = new LRUCache<string, Device>({
  max: 1000,
  memoMethod: (agent) => {
    const { browser, os } = Bowser.parse(agent);
    return { browser: browser.name || null, system: os.name || null };
  },
});

/** The browser and the system that a request names. */
function deviceOf(request: Request): Device {
  const agent = request.headers.get('user-agent')?.slice(0, MAX_AGENT_LENGTH);
  // The library throws without a text.
  return agent ? devices.memo(agent) : { browser: null, system: null };
}

const toWire = ({ browser, system, since }: StoredScreen): ScreenReportWire['others'][number] => ({
  browser,
  system,
  since: since.toISOString(),
});

/** Mounts the calls by which the players of one account are counted, additions to the specification's; forgets old players. */
export function mountScreens(mount: Mount, { store, screensOf, log, now }: ScreensParts): Background {
  mount(reportScreen, async ({ params, body, caller, request }): Promise<ScreenReportWire> => {
    const { uid } = ownOnly(caller, params.uid);
    const limit = await screensOf(uid);
    if (limit === undefined) return { status: 'notSubscribed', limit: null, others: [] };
    const { status, others } = await store.report({
      uid,
      id: params.screenId,
      deviceId: body.deviceId,
      ...deviceOf(request),
      signature: signatureIn(body.address),
      takeOver: body.takeOver,
      limit,
      at: now(),
    });
    return { status, limit, others: others.map(toWire) };
  });

  mount(endScreen, async ({ params, caller }) => {
    const { uid } = ownOnly(caller, params.uid);
    await store.end(uid, params.screenId);
    return undefined;
  });

  return repeat(() => store.forget(now()), {
    pauseMs: CLEANUP_INTERVAL_MS,
    isFirstAtOnce: true,
    onError: (error) => log.error('Old players could not be forgotten', { error }),
  });
}
