/** One of a user's players; null where the browser or the system isn't known. */
export interface Screen {
  browser: string | null;
  system: string | null;
  /** When it began to play, ISO 8601. */
  since: string;
}

/**
 * Whether a player may go on: it plays; all screens of the plan are in use by `others`; another one, the first of
 * `others`, has taken its place; or the subscription has ended.
 */
export type ScreenStatus = 'playing' | 'full' | 'takenOver' | 'notSubscribed';

/** A server's response to a player's report. */
export interface ScreenReport {
  status: ScreenStatus;
  /** How many players may play at once; null for no limit. */
  limit: number | null;
  others: Screen[];
}

/** What a player reports of itself. */
export interface PlayingScreen {
  uid: string;
  /** The player's own id, a new one for each opened page. */
  screenId: string;
  /** The browser's own id: its pages count as one screen. */
  deviceId: string;
  /** Where its media come from, so that the server lets the address go on. */
  address: string;
  /** Whether it takes the place of another one where all are in use. */
  takeOver: boolean;
}

/** The response to a report as the reference backend sends it. */
export interface ScreenReportWire {
  status: ScreenStatus;
  limit: number | null;
  others: { browser: string | null; system: string | null; since: string }[];
}
