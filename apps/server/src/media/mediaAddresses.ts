import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@chalchitra/api/constants';
import { isPlaylist } from '@chalchitra/api/contract';

const LIFETIME_HOURS = 6;
const DEEPEST = 7;

/** Addresses of what a catalogue names, and what checks the signed ones. */
export interface MediaAddresses {
  /** Address of a picture or another public file; http(s) addresses stay as they are. */
  open(path: string): string;
  /** Address of a media file that holds for some hours, its signature in the path so that a playlist's relative addresses carry it. */
  signed(path: string): string;
  /** The same for one file alone, so that what everybody may see opens nothing beside it; a playlist needs its folder. */
  signedAlone(path: string): string;
  /** Seconds for which a signature still covers a path below the media folder; null where it doesn't. */
  secondsLeft(signature: string, path: string): number | null;
}

const isAddress = (path: string) => /^https?:\/\//.test(path);

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A signature covers a file, or a folder and everything below it, until an hour, so that one address serves a viewer's cache for a while. */
export function createMediaAddresses(key: string, now: () => Date): MediaAddresses {
  const macOf = (scope: string, hour: number) =>
    createHmac('sha256', key).update(`${hour}:${scope}`).digest().subarray(0, 16);

  const sign = (path: string, scopeOf: (below: string) => string) => {
    if (isAddress(path)) return path;
    const below = path.replace(/^media\//, '');
    const hour = Math.floor(now().getTime() / HOUR_MS) + LIFETIME_HOURS;
    // A file in no folder would open the whole of the media by its folder.
    const mac = macOf(scopeOf(below) || below, hour).toString('base64url');
    return `/media/${hour.toString(36)}.${mac}/${encodePath(below)}`;
  };

  return {
    open: (path) => (isAddress(path) ? path : `/${encodePath(path)}`),
    signed: (path) => sign(path, folderOf),
    signedAlone: (path) => sign(path, isPlaylist(path) ? folderOf : (below) => below),
    secondsLeft(signature, path) {
      const [, hourText, macText] = /^([0-9a-z]{1,8})\.([\w-]{22})$/.exec(signature) ?? [];
      if (hourText === undefined || macText === undefined) return null;
      const hour = Number.parseInt(hourText, 36);
      const seconds = Math.floor((hour * HOUR_MS - now().getTime()) / 1000);
      if (seconds <= 0) return null;
      const given = Buffer.from(macText, 'base64url');
      for (
        let scope = path, depth = 0;
        scope !== '' && depth < DEEPEST;
        scope = folderOf(scope), depth += 1
      ) {
        if (timingSafeEqual(given, macOf(scope, hour))) return seconds;
      }
      return null;
    },
  };
}
