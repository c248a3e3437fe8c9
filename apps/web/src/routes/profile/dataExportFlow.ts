import { TIME_ZONE_OFFSET_MS } from '@chalchitra/api/constants';
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
        const inIndia = new Date(Date.parse(data.exported_at) + TIME_ZONE_OFFSET_MS).toISOString();
        const name = copy.area('profile').data.export.fileName({ date: inIndia.slice(0, 10) });
        page.saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      },
    },
  });
}
