import { createContext } from 'react';
import { type Cell, createCell } from '../../cell';
import type { MobileCeiling } from '../../platform/player/mobileCeiling';

/** The ceiling on mobile data, for the player's menus; where nobody provides it, nothing is known of the connection. */
export const MobileCeilingContext = createContext<Cell<MobileCeiling>>(
  createCell({ height: null, isKnown: false, savingHeight: Infinity, choose() {} }),
);
