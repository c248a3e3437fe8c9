import { recentlyWatchedMachine } from './recentlyWatched.machine';
import type { WatchedItem } from './recentlyWatched.rules';

const item: WatchedItem = {
  id: 'lamps-on-the-river',
  kind: 'videos',
  title: 'नदी के दीये',
  artwork: { small: null, wide: null },
  genres: ['Drama'],
  durationSeconds: 7680,
  createdAt: null,
  lang: 'hi',
  youtubeVideoId: null,
};
const context = { uid: 'sample-viewer', items: [], aside: null, waiting: [], applied: [] };

/** Every state of the list worth seeing. */
export const recentlyWatchedScenarios = {
  signedOut: recentlyWatchedMachine.resolveState({ value: 'signedOut', context: { ...context, uid: null } }),
  loading: recentlyWatchedMachine.resolveState({
    value: 'loading',
    context: { ...context, waiting: [item] },
  }),
  saving: recentlyWatchedMachine.resolveState({
    value: 'saving',
    context: { ...context, items: [item], applied: [item] },
  }),
  kept: recentlyWatchedMachine.resolveState({ value: 'kept', context: { ...context, items: [item] } }),
  unkept: recentlyWatchedMachine.resolveState({ value: 'unkept', context: { ...context, waiting: [item] } }),
};
