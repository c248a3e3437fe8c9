import { createContext } from 'react';
import { type Cell, createCell } from '../../cell';
import type { DataSaver } from '../../platform/player/dataSaver';

/** The choice of saving data, for all screens; where nobody provides it, as in a story of a part, no data is saved and nothing is known of the connection. */
export const DataSaverContext = createContext<Cell<DataSaver>>(
  createCell({ choice: 'auto', isOn: false, isMobileKnown: false, choose() {} }),
);
