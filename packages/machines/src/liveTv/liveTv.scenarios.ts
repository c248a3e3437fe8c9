import { liveTvMachine } from './liveTv.machine';

const context = { attempt: 1, hasFailed: false };

/** The scenarios of the live TV overlay. */
export const liveTvScenarios = {
  closed: liveTvMachine.resolveState({ value: 'closed', context }),
  playing: liveTvMachine.resolveState({ value: { open: 'playing' }, context }),
  paused: liveTvMachine.resolveState({ value: { open: 'paused' }, context }),
  failed: liveTvMachine.resolveState({
    value: { open: 'playing' },
    context: { ...context, hasFailed: true },
  }),
};
