import { dataExportMachine } from './dataExport.machine';

const context = { uid: 'sample-viewer', failure: null };

/** Every state of an export worth seeing. */
export const dataExportScenarios = {
  idle: dataExportMachine.resolveState({ value: 'idle', context }),
  fetching: dataExportMachine.resolveState({ value: 'fetching', context }),
  saved: dataExportMachine.resolveState({ value: 'saved', context }),
  failed: dataExportMachine.resolveState({
    value: 'failed',
    context: { ...context, failure: { code: 'exportFailed', cause: { kind: 'timeout' } } },
  }),
};
