import { DATA_SAVER_HEIGHT } from '@chalchitra/player';
import { type Cell, createCell } from '../../cell';
import { createStoredText } from '../page/storedText';
import type { KeyValueStore } from '../storage';
import type { Connection } from './dataSaver';

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
  const stored = createStoredText(store, 'mobileCeiling');
  const choose = (height: number | null) => stored.set(height === null ? null : String(height));
  function read(): MobileCeiling {
    const height = Number(stored.get()) || null;
    if (height !== null && connection?.type === 'cellular') dataset.mobileCeiling = String(height);
    else delete dataset.mobileCeiling;
    return { height, savingHeight: DATA_SAVER_HEIGHT, choose };
  }
  const cell = createCell(read());
  const update = () => cell.set(read());
  stored.subscribe(update);
  connection?.addEventListener('change', update);
  return cell;
}
