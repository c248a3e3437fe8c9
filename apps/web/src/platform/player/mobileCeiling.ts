import { DATA_SAVER_HEIGHT } from '@chalchitra/player';
import { type Cell, createCell } from '../../cell';
import type { KeyValueStore } from '../storage';
import type { Connection } from './dataSaver';

const KEY = 'mobileCeiling';

/** The maximum height in pixels of quality that is chosen automatically on mobile data. */
export interface MobileCeiling {
  /** Null where there is no limit. */
  height: number | null;
  /** The maximum while the data saver is on, which on mobile data it is unless the user has turned it off. */
  savingHeight: number;
  choose: (height: number | null) => void;
}

/**
 * Keeps the choice in this browser, and marks the page while it is on mobile data (`data-mobile-ceiling`): the player looks
 * there. Other tabs and changes of the connection are followed.
 */
export function createMobileCeiling(
  store: KeyValueStore,
  { document, navigator }: Pick<Window, 'document' | 'navigator'>,
): Cell<MobileCeiling> {
  const { dataset } = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: Connection };
  function read(): MobileCeiling {
    const height = Number(store.get(KEY)) || null;
    if (height !== null && connection?.type === 'cellular') dataset.mobileCeiling = String(height);
    else delete dataset.mobileCeiling;
    return { height, savingHeight: DATA_SAVER_HEIGHT, choose };
  }
  const cell = createCell(read());
  const update = () => cell.set(read());
  function choose(height: number | null) {
    if (height === null) store.remove(KEY);
    else store.set(KEY, String(height));
    update();
  }
  store.watch(update);
  connection?.addEventListener('change', update);
  return cell;
}
