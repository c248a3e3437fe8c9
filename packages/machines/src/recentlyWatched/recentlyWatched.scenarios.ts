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
const watched = { type: 'item.watched', item } as const;
const context = { uid: 'sample-viewer', items: [], aside: null, queued: [], applied: [] };

/** The scenarios of the list. */
export const recentlyWatchedScenarios = {
  signedOut: recentlyWatchedMachine.resolveState({ value: 'signedOut', context: { ...context, uid: null } }),
  loading: recentlyWatchedMachine.resolveState({
    value: 'loading',
    context: { ...context, queued: [watched] },
  }),
  saving: recentlyWatchedMachine.resolveState({
    value: 'saving',
    context: { ...context, items: [item], applied: [watched] },
  }),
  stored: recentlyWatchedMachine.resolveState({ value: 'stored', context: { ...context, items: [item] } }),
  notStored: recentlyWatchedMachine.resolveState({
    value: 'notStored',
    context: { ...context, queued: [watched] },
  }),
};
