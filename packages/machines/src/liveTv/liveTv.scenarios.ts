import { liveTvMachine } from './liveTv.machine';

const channel = { id: 'live-sangam', videoId: 'sangam24', title: 'Sangam 24', lang: 'en' };

/** The scenarios of the live TV overlay. */
export const liveTvScenarios = {
  closed: liveTvMachine.resolveState({ value: 'closed', context: { channel: null } }),
  playing: liveTvMachine.resolveState({ value: { open: 'playing' }, context: { channel } }),
  paused: liveTvMachine.resolveState({ value: { open: 'paused' }, context: { channel } }),
};
