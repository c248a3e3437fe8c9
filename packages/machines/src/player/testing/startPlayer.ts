import { expect, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { PlayerInput } from '../player.context';
import type { PlayerEmittedEvent } from '../player.events';
import { playerMachine } from '../player.machine';
import { samplePlayerInput } from '../player.scenarios';
import type { PlayedMedia, ReportedPlayback } from '../player.setup';
import type { CaptionFile, MediaCommand, MediaFact } from '../player.types';

/** The keys of the sample playlist's media. */
export const [first, second, third] = samplePlayerInput.playlist.map(({ mediaKey }) => mediaKey) as [
  string,
  string,
  string,
];

const createSpies = () => ({
  storePosition: vi.fn(),
  storeSeek: vi.fn(),
  keepScreenOn: vi.fn(),
  claimPlayback: vi.fn(),
  reportPlayback: vi.fn(),
  showInSystem: vi.fn(),
});

/** Starts a player on the sample playlist by a simulated clock, with effects that are only recorded. */
export function startPlayer(changes: Partial<PlayerInput> = {}) {
  const clock = new SimulatedClock();
  const commands: MediaCommand[] = [];
  const emitted: PlayerEmittedEvent[] = [];
  const renewSource = vi.fn<() => Promise<string | null>>(async () => '/renewed');
  const renewCaptions = vi.fn<() => Promise<readonly CaptionFile[]>>(async () => []);
  const effects = createSpies();
  const ends = createSpies();
  const effect = <Input>(name: keyof typeof effects) =>
    fromCallback<AnyEventObject, Input>(({ input }) => {
      effects[name](input);
      return ends[name];
    });
  const actor = createActor(
    playerMachine.provide({
      actors: {
        media: fromCallback<MediaCommand>(({ receive }) => receive((command) => commands.push(command))),
        renewSource: fromPromise(renewSource),
        renewCaptions: fromPromise(renewCaptions),
        storePosition: effect<PlayedMedia>('storePosition'),
        storeSeek: effect<PlayedMedia>('storeSeek'),
        keepScreenOn: effect('keepScreenOn'),
        claimPlayback: effect('claimPlayback'),
        watchOtherPlayers: fromCallback(() => {}),
        reportPlayback: effect<ReportedPlayback>('reportPlayback'),
        showInSystem: effect<PlayedMedia>('showInSystem'),
      },
    }),
    { input: { ...samplePlayerInput, ...changes }, clock },
  );
  for (const type of [
    'media.started',
    'episode.chosen',
    'preferences.changed',
    'subscription.ended',
  ] as const)
    actor.on(type, (one) => emitted.push(one));
  actor.start();
  const report = (...facts: MediaFact[]) => {
    for (const fact of facts) actor.send(fact);
  };
  const press = (key: string, hasShift = false) => actor.send({ type: 'key.press', key, hasShift });
  const ready = (mediaKey: string = first) =>
    report({ type: 'media.ready', mediaKey, durationSeconds: 100 }, { type: 'playback.started' });
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  /** The commands since the last call. */
  const takeCommands = () => commands.splice(0);
  return {
    actor,
    clock,
    takeCommands,
    emitted,
    report,
    press,
    ready,
    value,
    context,
    effects,
    ends,
    renewSource,
    renewCaptions,
  };
}

/** Matches the command that loads the sample playlist's first media. */
export const sourceLoad = (changes: object = {}) => ({
  type: 'source.load',
  source: expect.objectContaining({ mediaKey: first, startAt: 0, isPlaying: true, ...changes }),
});
