import { postViewerMachine, type ViewablePost } from './postViewer.machine';

const posts: readonly ViewablePost[] = [
  { id: 'first-rain', kind: 'image' },
  { id: 'lamps', kind: 'reel' },
  { id: 'kites', kind: 'image' },
];
const closed = { posts, id: null, isMuted: true, canAutoplay: () => true };
const reel = { ...closed, id: 'lamps' };

/** The scenarios of the viewer. */
export const postViewerScenarios = {
  closed: postViewerMachine.resolveState({ value: 'closed', context: closed }),
  seeking: postViewerMachine.resolveState({
    value: 'seeking',
    context: { ...closed, posts: null, id: 'lamps' },
  }),
  missing: postViewerMachine.resolveState({ value: 'missing', context: { ...closed, id: 'gone' } }),
  image: postViewerMachine.resolveState({
    value: { open: 'image' },
    context: { ...closed, id: 'first-rain' },
  }),
  reelPlaying: postViewerMachine.resolveState({ value: { open: { reel: 'playing' } }, context: reel }),
  reelWithSound: postViewerMachine.resolveState({
    value: { open: { reel: 'playing' } },
    context: { ...reel, isMuted: false },
  }),
  reelPaused: postViewerMachine.resolveState({ value: { open: { reel: 'paused' } }, context: reel }),
  reelHeld: postViewerMachine.resolveState({ value: { open: { reel: 'held' } }, context: reel }),
  reelBroken: postViewerMachine.resolveState({ value: { open: { reel: 'broken' } }, context: reel }),
  reelRenewing: postViewerMachine.resolveState({
    value: { open: { reel: { renewing: 'seen' } } },
    context: reel,
  }),
  reelRenewingUnseen: postViewerMachine.resolveState({
    value: { open: { reel: { renewing: 'unseen' } } },
    context: reel,
  }),
};
