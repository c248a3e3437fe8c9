import { createContext } from 'react';
import { type Cell, createCell } from '../../cell';
import type { MobileCeiling } from '../../platform/player/mobileCeiling';

/** The ceiling on mobile data, for the player's menus; where nobody provides it, there is none. */
export const MobileCeilingContext = createContext<Cell<MobileCeiling>>(
  createCell({ height: null, savingHeight: Infinity, choose() {} }),
);
