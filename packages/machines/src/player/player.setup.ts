import {
  type AnyActorRef,
  type AnyEventObject,
  and,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  setup,
  stateIn,
} from 'xstate';
import { delayAfter } from '../shared/delayAfter';
import { unprovided } from '../shared/unprovided';
import {
  CAPTIONS_SETTLED_MS,
  CONTROLS_HIDE_DELAY_MS,
  FEEDBACK_DURATION_MS,
  MAX_RENEWALS,
  NOTICE_DURATION_MS,
  RETRY_DELAYS_MS,
  STALL_DELAY_MS,
} from './player.constants';
import {
  currentMedia,
  neighbour,
  type PlayerContext,
  type PlayerFailureCode,
  type PlayerInput,
} from './player.context';
import type { PlayerEmittedEvent, PlayerEvent, PlayerFeedback } from './player.events';
import type {
  CaptionFile,
  MediaCommand,
  MediaSource,
  PlaybackRefusal,
  PlayerPreferences,
} from './player.types';

/** Feedback that no key has caused and that has to be read. */
const NOTICES: readonly unknown[] = [
  'captionsFailed',
  'loadFailed',
  'rateAtLiveEdge',
  'renditionLeft',
  'renditionReplaced',
] satisfies PlayerFeedback['kind'][];

/** What the effects that run during playback know of the media. */
export interface PlayedMedia {
  mediaKey: string;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** What is reported to the server about a playing player. */
export interface ReportedPlayback {
  /** Null where the media has none. */
  url: string | null;
  takesOver: boolean;
}

const isPlaying = stateIn('#player.playback.ready.playing');
const isLoading = stateIn('#player.playback.loading');

/** Changes preferences and emits these alone: the others may have been changed by another tab. */
const prefer = enqueueActions<
  PlayerContext,
  PlayerEvent,
  Partial<PlayerPreferences>,
  PlayerEvent,
  // Actors, actions, guards and delays: it names none of them.
  never,
  never,
  never,
  never,
  PlayerEmittedEvent
>(({ enqueue, context }, changes) => {
  enqueue.assign({ preferences: { ...context.preferences, ...changes } });
  enqueue.emit({ type: 'preferences.changed', changes });
});

/** The command that loads the chosen media. */
function loadCommand(context: PlayerContext, how: Pick<MediaSource, 'startAt' | 'isPlaying'>): MediaCommand {
  const { mediaKey, wantedRendition, preferences } = context;
  const { url = null, qualities = [], captions = [] } = currentMedia(context) ?? {};
  const { wantedAudio, wantedCaptions, isSoundOnly } = preferences;
  return {
    type: 'source.load',
    source: {
      ...how,
      mediaKey,
      url: url ?? '',
      qualities,
      captions,
      wantedRendition,
      wantedAudio,
      wantedCaptions,
      isSoundOnly,
    },
  };
}

function mediaOf({ children }: { children: Record<string, AnyActorRef | undefined> }) {
  return children.media;
}

/** What all regions of the player share: types, effects, guards and delays. */
export const playerSetup = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    emitted: {} as PlayerEmittedEvent,
    children: {} as { media: 'media' },
  },
  // `PlayerServices` says what each does.
  actors: {
    media: fromCallback<MediaCommand>(unprovided('media')),
    renewSource: fromPromise<string | null, { mediaKey: string }>(unprovided('renewSource')),
    renewCaptions: fromPromise<readonly CaptionFile[], { mediaKey: string }>(unprovided('renewCaptions')),
    storePosition: fromCallback<AnyEventObject, PlayedMedia>(unprovided('storePosition')),
    storeSeek: fromCallback<AnyEventObject, PlayedMedia>(unprovided('storeSeek')),
    keepScreenOn: fromCallback(unprovided('keepScreenOn')),
    claimPlayback: fromCallback(unprovided('claimPlayback')),
    watchOtherPlayers: fromCallback(unprovided('watchOtherPlayers')),
    reportPlayback: fromCallback<AnyEventObject, ReportedPlayback>(unprovided('reportPlayback')),
    showInSystem: fromCallback<AnyEventObject, PlayedMedia>(unprovided('showInSystem')),
  },
  guards: {
    isPlaying,
    isPaused: not(isPlaying),
    /** What is loading may be about to play. */
    isPlayingOrStarting: or([isPlaying, and([isLoading, ({ context }) => context.shouldPlay])]),
    canHideControls: and([
      isPlaying,
      stateIn('#player.menu.closed'),
      ({ context }) => !context.areControlsHeld,
    ]),
    isCurrent: ({ context }, { mediaKey }: { mediaKey: string }) => mediaKey === context.mediaKey,
    hasAddress: ({ context }) => (currentMedia(context)?.url ?? null) !== null,
    /** Whether the current media has been opened: until then the element's facts are about the media before. */
    isOpened: ({ context }) => context.loadedUrl !== null,
    hasNext: ({ context }) => neighbour(context, 1) !== undefined,
    isLastSecond: ({ context }) => context.secondsLeft <= 1,
    isOffline: (_, { code }: { code: PlayerFailureCode }) => code === 'offline',
    isNetwork: (_, { code }: { code: PlayerFailureCode }) => code === 'network',
    canRenew: ({ context }, { code }: { code: PlayerFailureCode }) =>
      (code === 'expired' || code === 'missing') && context.renewals < MAX_RENEWALS,
    isUnsupported: (_, { code }: { code: PlayerFailureCode }) => code === 'unsupported',
    canRecover: ({ context }, { code }: { code: PlayerFailureCode }) =>
      code === 'decode' && context.recoveries === 0,
    /** After one retry at the same position, each other rendition is tried once. */
    canLeaveRendition: (
      { context: { recoveries, initialRenditionCount } },
      { code }: { code: PlayerFailureCode },
    ) => code === 'decode' && recoveries < initialRenditionCount,
    /** A live stream can't be played faster than it is sent. */
    isTooFast: ({ context }, { isAtEdge, rate }: { isAtEdge: boolean; rate: number }) =>
      context.isLive && isAtEdge && rate > 1,
    isSubscriptionOver: (_, { refusal }: { refusal: PlaybackRefusal }) => refusal.status === 'notSubscribed',
    needsAddress: ({ context: { failure } }) =>
      failure === 'expired' || failure === 'missing' || failure === 'noSource',
    isAddress: (_, { url }: { url: string | null }) => url !== null,
    isNewAddress: ({ context }, { url }: { url: string | null }) => url !== null && url !== context.loadedUrl,
  },
  actions: {
    // A scenario that is shown without effects has no media element: its commands go nowhere.
    command: ({ self }, command: MediaCommand) => mediaOf(self.getSnapshot())?.send(command),
    load: ({ self, context }, how: Pick<MediaSource, 'startAt' | 'isPlaying'>) =>
      mediaOf(self.getSnapshot())?.send(loadCommand(context, how)),
    /** Stores facts and choices in the context. */
    note: assign((_, changes: Partial<PlayerContext>) => changes),
    /** Stores the values from which the next step and the next toggle start. */
    noteRequested: assign(({ context }, changes: Partial<PlayerContext['requested']>) => ({
      requested: { ...context.requested, ...changes },
    })),
    raise: raise((_, event: PlayerEvent) => event),
    emit: emit((_, event: PlayerEmittedEvent) => event),
    prefer,
  },
  delays: {
    feedbackDuration: ({ context }) =>
      NOTICES.includes(context.feedback?.feedback.kind) ? NOTICE_DURATION_MS : FEEDBACK_DURATION_MS,
    captionsSettled: CAPTIONS_SETTLED_MS,
    controlsHideDelay: CONTROLS_HIDE_DELAY_MS,
    retryDelay: ({ context }) => delayAfter(RETRY_DELAYS_MS, context.retries),
    second: 1000,
    stallDelay: STALL_DELAY_MS,
  },
});

/** Starts playback, or makes what is loading start. */
export const start = [
  { type: 'command', params: { type: 'playback.start' } },
  { type: 'note', params: { shouldPlay: true } },
] as const;

/** Pauses playback, or keeps what is loading from starting. */
export const pause = [
  { type: 'command', params: { type: 'playback.pause' } },
  { type: 'note', params: { shouldPlay: false } },
] as const;
