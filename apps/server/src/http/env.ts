import type { Log } from '../log';

/** What every request carries through the app. */
export interface AppEnv {
  Variables: {
    requestId: string;
    log: Log;
    /** The pattern of the path, or the kind of what is requested; null where nothing of ours is. */
    route: string | null;
    /** Names who is signed in, for the log. */
    setUser(uid: string): void;
    /** The log's name for the person who is signed in; null before that is known, and for guests. */
    person: string | null;
    /** Name of the site, for pages of the server's own. */
    brand: string;
    /** Address of the client, for limits; null for the server itself, which sends requests while it renders a page ahead. */
    client: string | null;
  };
}
