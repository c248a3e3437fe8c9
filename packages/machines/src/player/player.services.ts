import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import type { PlayerInput } from './player.context';
import type { PlayerEvent } from './player.events';
import { type PlayerActor, playerMachine } from './player.machine';
import type { PlayedMedia, ReportedPlayback } from './player.setup';
import type { CaptionFile, MediaCommand, MediaFact, PlayerPreferences } from './player.types';

interface SendsBack<Event> {
  sendBack: (event: Event) => void;
}

interface OfMedia {
  input: { mediaKey: string };
}

interface OfPlayed {
  input: PlayedMedia;
}

/** What a player's machine needs of the media element, the page and the site. A service that keeps running returns a function that stops it. */
export interface PlayerServices {
  /** What is stored of a media and of its viewer. */
  restore(mediaKey: string): Pick<PlayerInput, 'savedPosition' | 'preferences'>;
  /** Changes what is given of the stored preferences. */
  storePreferences(changes: Partial<PlayerPreferences>): void;
  /** Executes commands on the media element and reports its facts. */
  media(
    channel: SendsBack<MediaFact> & { receive: (listener: (command: MediaCommand) => void) => void },
  ): () => void;
  /** A new address of a media; null where there is none. */
  renewSource(of: OfMedia): Promise<string | null>;
  /** New addresses of a media's caption files. */
  renewCaptions(of: OfMedia): Promise<readonly CaptionFile[]>;
  /** Stores the position of a media while it plays. */
  storePosition(of: OfPlayed): () => void;
  /** Stores the position reached by seeking while paused, once playback starts, the media is left, or the page is hidden or left. */
  storeSeek(of: OfPlayed): () => void;
  keepScreenOn(): () => void;
  /** Pauses other players. */
  claimPlayback(): void;
  /** Reports when another player begins. */
  watchOtherPlayers(channel: SendsBack<PlayerEvent>): () => void;
  /** Reports the playback to a server that counts players, and what that allows and forbids. */
  reportPlayback(of: { input: ReportedPlayback } & SendsBack<PlayerEvent>): () => void;
  /** Shows what plays in the system, and reports its media keys. */
  showInSystem(of: OfPlayed & SendsBack<PlayerEvent>): () => void;
}

/** Makes a player on its services; it begins when it is started, and ends when it is stopped. */
export function createPlayerActor(
  services: PlayerServices,
  input: Pick<PlayerInput, 'playlist' | 'mediaKey'>,
): PlayerActor {
  const actor = createActor(
    playerMachine.provide({
      actors: {
        media: fromCallback<MediaCommand>(services.media),
        renewSource: fromPromise(services.renewSource),
        renewCaptions: fromPromise(services.renewCaptions),
        storePosition: fromCallback<AnyEventObject, PlayedMedia>(services.storePosition),
        storeSeek: fromCallback<AnyEventObject, PlayedMedia>(services.storeSeek),
        keepScreenOn: fromCallback(services.keepScreenOn),
        claimPlayback: fromCallback(services.claimPlayback),
        watchOtherPlayers: fromCallback(services.watchOtherPlayers),
        reportPlayback: fromCallback<AnyEventObject, ReportedPlayback>(services.reportPlayback),
        showInSystem: fromCallback<AnyEventObject, PlayedMedia>(services.showInSystem),
      },
    }),
    { input: { ...input, ...services.restore(input.mediaKey) } },
  );
  actor.on('preferences.changed', ({ changes }) => services.storePreferences(changes));
  return actor;
}
