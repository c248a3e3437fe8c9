import type { PlayerEngine } from '@chalchitra/player';
import type { Cell } from '../cell';
import type { MobileCeiling } from './mobileCeiling';

/** An engine, and the ceiling of what its players choose on mobile data. */
export interface SiteEngine extends PlayerEngine {
  mobileCeiling: Cell<MobileCeiling>;
}
