import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { captions } from './player.captions';
import { initialContext } from './player.context';
import { health } from './player.health';
import { countdown, permission, picture, playback, resume } from './player.playback';
import { requests } from './player.requests';
import { screen, sound, soundOnly } from './player.settings';
import { playerSetup } from './player.setup';
import { controls, feedback, menu, statistics } from './player.surface';

/** The player of one page (spec §4): requests go to the media element, and state follows the facts that the element reports. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
  invoke: [{ id: 'media', src: 'media' }, { src: 'watchOtherPlayers' }],
  entry: [
    {
      type: 'command',
      params: ({ context }) => ({ type: 'volume.set', volume: context.preferences.volume }),
    },
    {
      type: 'command',
      params: ({ context }) => ({ type: 'mute.set', isMuted: context.preferences.isMuted }),
    },
    playerSetup.raise(({ context }) => ({
      type: 'source.open',
      startAt: context.resumeAt ?? 0,
      isPlaying: context.resumeAt === null,
    })),
  ],
  ...requests,
  states: {
    playback,
    permission,
    picture,
    health,
    captions,
    sound,
    soundOnly,
    screen,
    controls,
    menu,
    resume,
    countdown,
    statistics,
    feedback,
  },
});

export type PlayerActor = ActorRefFrom<typeof playerMachine>;
export type PlayerSnapshot = SnapshotFrom<typeof playerMachine>;

/** Whether it plays, or will as soon as it can; its button pauses then. */
export const isPlayingOrStarting = (snapshot: PlayerSnapshot): boolean =>
  snapshot.matches({ playback: { ready: 'playing' } }) ||
  (snapshot.matches({ playback: 'loading' }) && snapshot.context.shouldPlay);
