import type { WantedRendition } from '@chalchitra/machines';
import type { HlsConfig, Level } from 'hls.js';

/** What the browser reports of its connection. */
export interface ConnectionFacts {
  effectiveType?: string | undefined;
  /** Megabits per second, rounded. */
  downlink?: number | undefined;
}

const SLOW_TYPES: readonly (string | undefined)[] = ['slow-2g', '2g'];
const SLOW_BITS = 150_000;
const FAST_BITS = 5_000_000;
/** Share of the reported bandwidth that is assumed, as browsers round and cap it. */
const ASSUMED_SHARE = 0.7;

/** The bits per second to begin with: what was measured before, else what the browser reports; undefined where nothing is known. */
export function firstEstimate(measured: number | null, connection: ConnectionFacts): number | undefined {
  if (measured !== null && measured > 0) return measured;
  if (SLOW_TYPES.includes(connection.effectiveType)) return SLOW_BITS;
  const { downlink } = connection;
  if (downlink === undefined || downlink <= 0) return undefined;
  return Math.min(downlink * 1_000_000 * ASSUMED_SHARE, FAST_BITS);
}

/** By how much the bitrates of one quality may differ from title to title. */
const BITRATE_SLACK = 1.2;

/** The level for a wanted quality: the highest that isn't higher, else the lowest. Where no heights are known the bitrates count. */
export function levelFor(
  levels: readonly Pick<Level, 'height' | 'averageBitrate'>[],
  { height, bitrate }: WantedRendition,
): number {
  const byHeight = height !== null && levels.some((level) => level.height > 0);
  const rank = (level: (typeof levels)[number]) => (byHeight ? level.height : level.averageBitrate);
  const highest = byHeight ? height : (bitrate ?? 0) * BITRATE_SLACK;
  const fitting = levels
    .map((level, index) => ({ rank: rank(level), index }))
    .filter((level) => level.rank <= highest);
  return fitting.sort((one, other) => other.rank - one.rank || other.index - one.index)[0]?.index ?? 0;
}

/** How many seconds hls.js fetches ahead: as many always, and as many at most. */
export const fetchedAhead = (savesData: boolean) => ({
  maxBufferLength: savesData ? 15 : 30,
  maxMaxBufferLength: savesData ? 30 : 120,
});

/** hls.js for metered, patchy networks: starts at the level that the connection carries and buffers two minutes ahead at most. */
export function hlsSettings(
  connection: ConnectionFacts,
  measured: number | null,
  savesData: boolean,
): Partial<HlsConfig> {
  const estimate = firstEstimate(measured, connection);
  // The machine retries after a wait; hls.js only tries the other renditions first.
  const once = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };
  const policy = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
    default: { maxTimeToFirstByteMs, maxLoadTimeMs, timeoutRetry: once, errorRetry: once },
  });
  return {
    // Fragments that need no remuxing cost less here than starting a worker does.
    enableWorker: false,
    autoStartLoad: false,
    startFragPrefetch: true,
    // Begins with the estimate's own level: a fragment that is loaded for measuring alone is never shown.
    startLevel: -1,
    testBandwidth: false,
    ...(estimate === undefined ? {} : { abrEwmaDefaultEstimate: estimate }),
    capLevelToPlayerSize: true,
    // Without it a live stream's duration is that of its seekable window.
    liveDurationInfinity: true,
    preserveManualLevelOnError: true,
    ...fetchedAhead(savesData),
    backBufferLength: 60,
    // They would be shown without having been chosen, and couldn't be: `hls.subtitleTracks` hasn't got them.
    enableCEA708Captions: false,
    manifestLoadPolicy: policy(10_000, 20_000),
    playlistLoadPolicy: policy(10_000, 20_000),
    fragLoadPolicy: policy(10_000, 60_000),
    keyLoadPolicy: policy(10_000, 20_000),
  };
}
