import { useContext, useSyncExternalStore } from 'react';
import type { DataSaver, DataSaverChoice } from '../../platform/dataSaver';
import { DataSaverContext } from './dataSaverContext';

/** What can be chosen, in its order. */
export const dataSaverChoices = ['auto', 'on', 'off'] as const satisfies readonly DataSaverChoice[];

/** The choice of saving data as it is now, and the way to change it. */
export function useDataSaver(): DataSaver {
  const { subscribe, get } = useContext(DataSaverContext);
  return useSyncExternalStore(subscribe, get, get);
}
