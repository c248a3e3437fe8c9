import {
  type AnyActorRef,
  type AnyEventObject,
  and,
  assign,
  emit,
  fromCallback,
  fromPromise,
  not,
  raise,
  setup,
  stateIn,
} from 'xstate';
import { unprovided } from '../shared/unprovided';
import {
  CONTROLS_HIDE_MS,
  FEEDBACK_DURATION_MS,
  MOST_RENEWALS,
  NOTICE_DURATION_MS,
  STALL_SHOWN_MS,
} from './player.constants';
import {
  currentMedia,
  neighbour,
  type PlayerContext,
  type PlayerFailureCode,
  type PlayerInput,
} from './player.context';
import type { PlayerEvent, PlayerNews } from './player.events';
import { isPlaying, moveToNeighbour, prefer, requestWithFeedback, toggleCaptions } from './player.reactions';
import { retryWait } from './player.rules';
import type { CaptionFile, MediaCommand, MediaSource } from './player.types';

/** What the effects that go on while something is played are told of it. */
export interface PlayedMedia {
  mediaKey: string;
  isLive: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** What loads the media that is chosen. */
function loadCommand(context: PlayerContext, how: Pick<MediaSource, 'startAt' | 'isPlaying'>): MediaCommand {
  const { mediaKey, wantedHeight, preferences } = context;
  const { url = null, qualities = [], captions = [] } = currentMedia(context) ?? {};
  const { audioLang, captionsLang } = preferences;
  return {
    type: 'source.load',
    source: {
      ...how,
      mediaKey,
      url: url ?? '',
      qualities,
      captions,
      height: wantedHeight,
      audioLang,
      captionsLang,
    },
  };
}

function mediaOf({ children }: { children: Record<string, AnyActorRef | undefined> }) {
  return children.media;
}

/** What all regions of the player share: its types, effects, guards and delays. */
export const playerSetup = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    emitted: {} as PlayerNews,
    children: {} as { media: 'media' },
  },
  actors: {
    /** The media element: obeys commands, reports facts. */
    media: fromCallback<MediaCommand>(unprovided('media')),
    /** Asks for the address anew; null where there is none. */
    renewSource: fromPromise<string | null, { mediaKey: string }>(unprovided('renewSource')),
    /** Asks for the addresses of the captions anew. */
    renewCaptions: fromPromise<readonly CaptionFile[], { mediaKey: string }>(unprovided('renewCaptions')),
    /** Keeps where it is while it plays. */
    keepPlace: fromCallback<AnyEventObject, PlayedMedia>(unprovided('keepPlace')),
    keepAwake: fromCallback(unprovided('keepAwake')),
    /** Pauses others that play, and is told when others begin. */
    claimPlayback: fromCallback(unprovided('claimPlayback')),
    /** Shows what is played in the system and hears its keys. */
    showInSystem: fromCallback<AnyEventObject, PlayedMedia>(unprovided('showInSystem')),
  },
  guards: {
    isPlaying,
    isPaused: not(isPlaying),
    canHideControls: and([isPlaying, stateIn('#player.menu.closed'), ({ context }) => !context.hasFocus]),
    isCurrent: ({ context }, { mediaKey }: { mediaKey: string }) => mediaKey === context.mediaKey,
    hasAddress: ({ context }) => (currentMedia(context)?.url ?? null) !== null,
    hasNext: ({ context }) => neighbour(context, 1) !== undefined,
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
    isOffline: (_, { code }: { code: PlayerFailureCode }) => code === 'offline',
    isNetwork: (_, { code }: { code: PlayerFailureCode }) => code === 'network',
    canRenew: ({ context }, { code }: { code: PlayerFailureCode }) =>
      (code === 'expired' || code === 'missing') && context.renewals < MOST_RENEWALS,
    isLapsed: (_, { code }: { code: PlayerFailureCode }) => code === 'expired' || code === 'missing',
    canRecover: ({ context }, { code }: { code: PlayerFailureCode }) =>
      code === 'decode' && context.recoveries === 0,
    /** After the one try at the same place there is one for each other rendition. */
    canLeaveRendition: ({ context: { recoveries, doubted } }, { code }: { code: PlayerFailureCode }) =>
      code === 'decode' && recoveries < doubted,
    /** Nothing comes faster than it is sent. */
    isTooFast: ({ context }, { isAtEdge, rate }: { isAtEdge: boolean; rate: number }) =>
      context.isLive && isAtEdge && rate > 1,
    needsAddress: ({ context: { failure } }) =>
      failure === 'expired' || failure === 'missing' || failure === 'noSource',
    isAddress: (_, { url }: { url: string | null }) => url !== null,
    isNewAddress: ({ context }, { url }: { url: string | null }) =>
      url !== null && (context.unopened !== null || url !== currentMedia(context)?.url),
  },
  actions: {
    // A state shown by itself has no element, so that what is asked there goes nowhere.
    command: ({ self }, command: MediaCommand) => mediaOf(self.getSnapshot())?.send(command),
    load: ({ self, context }, how: Pick<MediaSource, 'startAt' | 'isPlaying'>) =>
      mediaOf(self.getSnapshot())?.send(loadCommand(context, how)),
    /** Keeps what has been told or chosen. */
    note: assign((_, changes: Partial<PlayerContext>) => changes),
    /** Keeps what the next step and the next toggle start from. */
    ask: assign(({ context }, changes: Partial<PlayerContext['asked']>) => ({
      asked: { ...context.asked, ...changes },
    })),
    raise: raise((_, event: PlayerEvent) => event),
    tell: emit((_, news: PlayerNews) => news),
    prefer,
    requestWithFeedback,
    toggleCaptions,
    moveToNeighbour,
  },
  delays: {
    feedbackDuration: ({ context }) =>
      ['captionsFailed', 'loadFailed', 'rateAtLiveEdge'].includes(context.feedback?.feedback.kind ?? '')
        ? NOTICE_DURATION_MS
        : FEEDBACK_DURATION_MS,
    controlsHide: CONTROLS_HIDE_MS,
    retryWait: ({ context }) => retryWait(context.retries),
    second: 1000,
    stallShown: STALL_SHOWN_MS,
  },
});
