import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 3_600_000;
const LIFETIME_HOURS = 6;
const LONGEST_PATH_DEPTH = 6;

/** Addresses of what a catalogue names, and what checks the signed ones. */
export interface MediaAddresses {
  /** Address of a picture or another public file; http(s) addresses stay as they are. */
  open(path: string): string;
  /** Address of a media file that holds for some hours, its signature in the path so that a playlist's relative addresses carry it. */
  signed(path: string): string;
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

/** A signature covers a folder and everything below it until an hour, so that one address serves a viewer's cache for a while. */
export function createMediaAddresses(key: string, now: () => Date): MediaAddresses {
  const macOf = (folder: string, hour: number) =>
    createHmac('sha256', key).update(`${hour}:${folder}`).digest().subarray(0, 16);

  return {
    open: (path) => (isAddress(path) ? path : `/${encodePath(path)}`),
    signed(path) {
      if (isAddress(path)) return path;
      const below = path.replace(/^media\//, '');
      const hour = Math.floor(now().getTime() / HOUR_MS) + LIFETIME_HOURS;
      return `/media/${hour.toString(36)}.${macOf(folderOf(below), hour).toString('base64url')}/${encodePath(below)}`;
    },
    secondsLeft(signature, path) {
      const [, hourText, macText] = /^([0-9a-z]{1,8})\.([\w-]{22})$/.exec(signature) ?? [];
      if (hourText === undefined || macText === undefined) return null;
      const hour = Number.parseInt(hourText, 36);
      const seconds = Math.floor((hour * HOUR_MS - now().getTime()) / 1000);
      if (seconds <= 0) return null;
      const given = Buffer.from(macText, 'base64url');
      let folder = folderOf(path);
      for (let depth = 0; depth < LONGEST_PATH_DEPTH; depth += 1) {
        if (timingSafeEqual(given, macOf(folder, hour))) return seconds;
        if (folder === '') return null;
        folder = folderOf(folder);
      }
      return null;
    },
  };
}
