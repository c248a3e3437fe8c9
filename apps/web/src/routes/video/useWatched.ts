import type { Id, VideoDetail } from '@chalchitra/api/types';
import { useRuntime } from '../../runtime';
import type { ReachedPlace } from '../../viewing';
import { useReportPlace } from '../viewing/usePlaces';
import { toSummary } from '../viewing/useWatchlist';
import { useIsSettled } from './useIsSettled';

/**
 * Records what is watched of a title: `handleStart` is called when it starts, `handlePosition` when a position in it is stored.
 * `isSettled` is that of `useIsSettled`.
 */
export function useWatched(id: Id, detail: VideoDetail | undefined, embedId: string | null) {
  const { recentlyWatched } = useRuntime();
  const reportPlace = useReportPlace();
  const [isSettled, settle] = useIsSettled(id);

  // Live channels are in no list of what was watched.
  const isCounted = detail !== undefined && detail.kind !== 'youtube-channels';

  /** The title under the id of its address. */
  const titleOf = ({ item, kind }: VideoDetail) => ({ ...toSummary(item, kind), id });

  function handleStart(isLive = false) {
    settle();
    remember(isLive);
  }

  function remember(isLive: boolean) {
    if (!isCounted) return;
    const title = titleOf(detail);
    recentlyWatched.send({ type: 'item.watched', item: title });
    // How far an embedded video is watched isn't known, and a live stream has no position to go on from.
    if (embedId === null && !isLive) return;
    const session = { id: crypto.randomUUID(), startedAt: Date.now() };
    reportPlace({ title, episode: null, nextEpisode: null, position: 0, duration: 0, session }, true);
  }

  function handlePosition(reached: Omit<ReachedPlace, 'title'>, isFinal: boolean) {
    if (isCounted) reportPlace({ title: titleOf(detail), ...reached }, isFinal);
  }

  return { isSettled, handleStart, handlePosition };
}
