import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import type { PlayerInput } from './player.context';
import type { PlayerEvent } from './player.events';
import { type PlayerActor, playerMachine } from './player.machine';
import type { PlayedMedia } from './player.setup';
import type { CaptionFile, MediaCommand, MediaFact, PlayerPreferences } from './player.types';

interface SendsBack<Event> {
  sendBack: (event: Event) => void;
}

interface OfMedia {
  input: { mediaKey: string };
}

interface WhilePlaying {
  input: PlayedMedia;
}

/** What a player's machine needs of the media element, the page and the site. What goes on returns how to end it. */
export interface PlayerServices {
  /** What is kept of a media and of its viewer. */
  restore(mediaKey: string): Pick<PlayerInput, 'place' | 'preferences'>;
  storePreferences(preferences: PlayerPreferences): void;
  /** Executes commands on the media element and reports its facts. */
  media(
    channel: SendsBack<MediaFact> & { receive: (listener: (command: MediaCommand) => void) => void },
  ): () => void;
  /** A new address of a media; null where there is none. */
  renewSource(of: OfMedia): Promise<string | null>;
  /** New addresses of a media's caption files. */
  renewCaptions(of: OfMedia): Promise<readonly CaptionFile[]>;
  /** Keeps where a media is while it plays. */
  storePosition(of: WhilePlaying): () => void;
  keepScreenOn(): () => void;
  /** Pauses other players, and reports when another one begins. */
  claimPlayback(channel: SendsBack<PlayerEvent>): () => void;
  /** Shows what plays in the system, and reports its media keys. */
  showInSystem(of: WhilePlaying & SendsBack<PlayerEvent>): () => void;
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
        keepScreenOn: fromCallback(services.keepScreenOn),
        claimPlayback: fromCallback(services.claimPlayback),
        showInSystem: fromCallback<AnyEventObject, PlayedMedia>(services.showInSystem),
      },
    }),
    { input: { ...input, ...services.restore(input.mediaKey) } },
  );
  actor.on('preferences.changed', ({ preferences }) => services.storePreferences(preferences));
  return actor;
}
