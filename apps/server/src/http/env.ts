import type { Log } from '../log';

/** What every request carries through the app. */
export interface AppEnv {
  Variables: {
    requestId: string;
    log: Log;
    /** Address of whoever asks, for limits; null for the server itself, which asks while it renders a page ahead. */
    client: string | null;
  };
}
