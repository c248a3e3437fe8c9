import { liveTvMachine } from './liveTv.machine';

/** The scenarios of the live TV overlay. */
export const liveTvScenarios = {
  closed: liveTvMachine.resolveState({ value: 'closed' }),
  playing: liveTvMachine.resolveState({ value: { open: 'playing' } }),
  paused: liveTvMachine.resolveState({ value: { open: 'paused' } }),
};
