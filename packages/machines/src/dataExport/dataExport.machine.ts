import type { ExportedData, Id } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { unprovided } from '../shared/unprovided';

type DataExportEvent = { type: 'export.request' };

interface Context {
  uid: Id;
  failure: Failure | null;
}

/** Fetches everything that the server keeps about the user, and saves it as a file (spec §4). */
export const dataExportMachine = setup({
  types: {
    input: {} as Pick<Context, 'uid'>,
    context: {} as Context,
    events: {} as DataExportEvent,
  },
  actors: {
    fetchExport: fromPromise<ExportedData, { uid: Id }>(unprovided('fetchExport')),
  },
  actions: {
    fail: assign((_, failure: Failure) => ({ failure })),
    saveFile: (_, _params: { data: ExportedData }) => unprovided('saveFile')(),
  },
}).createMachine({
  id: 'dataExport',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'export.request': 'fetching' } },
    fetching: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'fetchExport',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: {
          target: 'saved',
          actions: { type: 'saveFile', params: ({ event }) => ({ data: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: failWith('exportFailed'),
        },
      },
    },
    saved: { on: { 'export.request': 'fetching' } },
    failed: { on: { 'export.request': 'fetching' } },
  },
});

/** The export of one visit of the profile. */
export type DataExportActor = ActorRefFrom<typeof dataExportMachine>;
