import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { exploreMachine } from './exploreMachine';

const gappy = setup({
  types: { context: {} as { tries: number } },
  actors: { load: fromPromise<boolean>(async () => true) },
}).createMachine({
  id: 'gappy',
  context: { tries: 0 },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.tries > 9, target: 'never' },
        { target: 'loading', actions: assign({ tries: 1 }) },
      ],
    },
    loading: {
      invoke: { src: 'load', onDone: [{ guard: ({ event }) => event.output, target: 'stuck' }] },
    },
    stuck: {},
    never: {},
  },
});

describe('exploreMachine', () => {
  it('names every gap of a machine', () => {
    expect(exploreMachine(gappy, { effects: { load: { results: [true] } } })).toEqual({
      untakenTransitions: ['gappy.deciding always 0 → gappy.never'],
      unreachedStates: ['gappy.never'],
      unhandledFailures: ['gappy.loading: 0.gappy.loading'],
      deadEnds: ['"stuck"'],
    });
  });
});
