import { SAVES_DATA_COOKIE, YEAR_S } from '@chalchitra/api/constants';
import { type Cell, createCell } from '../../cell';
import { createStoredText } from '../page/storedText';
import type { KeyValueStore } from '../storage';

/** The cookie by which the server renders smaller pictures. Without it the server reads the browser's `Save-Data` header. */
const cookieOf = (savesData: boolean, seconds: number) =>
  `${SAVES_DATA_COOKIE}=${savesData ? 1 : 0}; path=/; max-age=${seconds}`;

/** `auto` saves data where the browser or its connection asks for it. */
export type DataSaverChoice = 'auto' | 'on' | 'off';

/** Whether data is saved, and who says so. */
export interface DataSaver {
  choice: DataSaverChoice;
  isOn: boolean;
  /** Whether the browser reports what kind of connection it has. Without that, neither `auto` nor the ceiling knows mobile data. */
  isMobileKnown: boolean;
  choose: (choice: DataSaverChoice) => void;
}

/** What Chromium reports of the connection; other browsers report nothing. */
export interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** `Save-Data`, a connection that is paid by the megabyte, or a slow one. */
const wantsLittleData = ({ saveData, effectiveType, type }: Connection): boolean =>
  saveData === true || type === 'cellular' || /2g$/.test(effectiveType ?? '');

/**
 * Keeps the choice, and marks the page while data is saved: the player, the components and the fonts look there
 * (`data-saves-data`), whatever decided it; a cookie informs the server, which renders for it. Other tabs and
 * changes of the connection are followed.
 */
export function createDataSaver(
  store: KeyValueStore,
  { document, navigator }: Pick<Window, 'document' | 'navigator'>,
): Cell<DataSaver> {
  const { dataset } = document.documentElement;
  // Where nothing is reported, nothing changes.
  const { connection = new EventTarget() as Connection } = navigator as Navigator & {
    connection?: Connection;
  };
  const stored = createStoredText(store, 'dataSaver');
  function read(): DataSaver {
    const chosen = stored.get();
    const choice = chosen === 'on' || chosen === 'off' ? chosen : 'auto';
    const isOn = choice === 'auto' ? wantsLittleData(connection) : choice === 'on';
    if (isOn) dataset.savesData = '';
    else delete dataset.savesData;
    document.cookie = cookieOf(isOn, isOn || choice === 'off' ? YEAR_S : 0);
    return { choice, isOn, isMobileKnown: connection.type !== undefined, choose: stored.set };
  }
  const cell = createCell(read());
  const update = () => cell.set(read());
  stored.subscribe(update);
  connection.addEventListener('change', update);
  return cell;
}
