import {
  type MediaCommand,
  type MediaFact,
  type PlayableMedia,
  type PlayedMedia,
  type PlayerActor,
  type PlayerEvent,
  type PlayerInput,
  playerMachine,
} from '@chalchitra/machines';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import type { ConnectedMedia, MediaPlace } from '../../platform/player/connectMedia';
import type { NowPlaying, SystemKeys } from '../../platform/player/mediaSession';
import type { PlayerPlatform } from '../../platform/player/playerPlatform';

const KEEP_PLACE_EVERY_MS = 5000;

/** What the player asks of its page. */
export interface PlayerPage {
  /** Asks for the addresses of a media anew; undefined where it is gone. */
  renew: (mediaKey: string) => Promise<PlayableMedia | undefined>;
  describe: (mediaKey: string) => NowPlaying;
}

/** A player at work: its machine, and the media that changes beside it. */
export interface RunningPlayer {
  element: HTMLVideoElement;
  actor: PlayerActor;
  media: ConnectedMedia;
}

/** Makes the player of one media element; it begins when its actor is started. */
export function createPlayer(
  platform: PlayerPlatform,
  place: MediaPlace,
  page: PlayerPage,
  input: Omit<PlayerInput, 'place' | 'preferences'>,
): RunningPlayer {
  // What the element tells before there is somebody to hear it is told again by what it does then.
  let tell: (fact: MediaFact) => void = () => {};
  const media = platform.connectMedia(place, (fact) => tell(fact));
  const actor = createActor(
    playerMachine.provide({
      actors: {
        media: fromCallback<MediaCommand>(({ receive, sendBack }) => {
          tell = sendBack;
          receive(media.obey);
          return media.disconnect;
        }),
        renewSource: fromPromise(
          async ({ input: { mediaKey } }) => (await page.renew(mediaKey))?.url ?? null,
        ),
        renewCaptions: fromPromise(
          async ({ input: { mediaKey } }) => (await page.renew(mediaKey))?.captions ?? [],
        ),
        keepPlace: fromCallback<AnyEventObject, PlayedMedia>(({ input: played }) =>
          keepPlace(platform, media, played),
        ),
        keepAwake: fromCallback(() => {
          platform.wakeLock.hold();
          return () => platform.wakeLock.release();
        }),
        claimPlayback: fromCallback(({ sendBack }) => {
          platform.otherTabs.claim();
          return platform.otherTabs.onClaim(() => sendBack({ type: 'playback.claimedElsewhere' }));
        }),
        showInSystem: fromCallback<AnyEventObject, PlayedMedia>(({ input: played, sendBack }) =>
          showInSystem(
            platform,
            media,
            place.element,
            page.describe(played.mediaKey),
            systemKeys(played, sendBack),
          ),
        ),
      },
    }),
    {
      input: {
        ...input,
        place: platform.positions.read(input.mediaKey),
        preferences: platform.preferences.read(),
      },
    },
  );
  actor.on('preferences.changed', ({ preferences }) => platform.preferences.write(preferences));
  return { element: place.element, actor, media };
}

function keepPlace(platform: PlayerPlatform, media: ConnectedMedia, { mediaKey, isLive }: PlayedMedia) {
  const keep = () => {
    const { position, duration } = media.playhead.read();
    if (!isLive && duration > 0) platform.positions.write(mediaKey, { position, duration });
  };
  const timer = setInterval(keep, KEEP_PLACE_EVERY_MS);
  const stopListening = platform.onLeaving(keep);
  return () => {
    clearInterval(timer);
    stopListening();
    keep();
  };
}

function showInSystem(
  { system }: PlayerPlatform,
  { playhead }: ConnectedMedia,
  element: HTMLVideoElement,
  described: NowPlaying,
  keys: SystemKeys,
) {
  system.show(described, keys);
  const timer = setInterval(() => {
    const { position, duration } = playhead.read();
    system.place(position, duration, element.playbackRate);
  }, KEEP_PLACE_EVERY_MS);
  return () => {
    clearInterval(timer);
    system.clear();
  };
}

function systemKeys({ hasPrevious, hasNext }: PlayedMedia, send: (event: PlayerEvent) => void): SystemKeys {
  return {
    onPlay: () => send({ type: 'playback.start' }),
    onPause: () => send({ type: 'playback.pause' }),
    onSeekBy: (seconds) => send({ type: 'playhead.moveBy', seconds }),
    onSeekTo: (seconds) => send({ type: 'playhead.moveTo', seconds }),
    onPrevious: hasPrevious ? () => send({ type: 'episode.move', by: -1 }) : undefined,
    onNext: hasNext ? () => send({ type: 'episode.move', by: 1 }) : undefined,
  };
}
