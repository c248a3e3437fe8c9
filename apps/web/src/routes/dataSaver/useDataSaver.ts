import { useContext } from 'react';
import type { DataSaver, DataSaverChoice } from '../../platform/player/dataSaver';
import { useCell } from '../../useCell';
import { DataSaverContext } from './dataSaverContext';

/** What can be chosen, in its order. */
export const dataSaverChoices = ['auto', 'on', 'off'] as const satisfies readonly DataSaverChoice[];

/** The choice of saving data as it is now, and the way to change it. */
export function useDataSaver(): DataSaver {
  return useCell(useContext(DataSaverContext));
}
