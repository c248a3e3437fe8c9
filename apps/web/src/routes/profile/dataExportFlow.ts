import { dataExportMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import type { Runtime } from '../../runtime';

/** The machine of an export with its effects. */
export function provideDataExport({ clients, copy, page }: Runtime) {
  return dataExportMachine.provide({
    actors: {
      fetchExport: fromPromise(async ({ input, signal }) =>
        (await clients()).personalData.export(input.uid, { signal }),
      ),
    },
    actions: {
      saveFile: (_, { data }) => {
        const name = copy.area('profile').data.export.fileName({ date: data.exported_at.slice(0, 10) });
        page.saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      },
    },
  });
}
