import type { PlayerEngine } from '@chalchitra/player';
import type { Cell } from '../cell';
import type { LastRenditions } from './lastRenditions';
import type { MobileCeiling } from './mobileCeiling';

/** An engine, the ceiling of what its players choose on mobile data, and what that is reckoned by where no film is open. */
export interface SiteEngine extends PlayerEngine {
  mobileCeiling: Cell<MobileCeiling>;
  lastRenditions: LastRenditions;
}
