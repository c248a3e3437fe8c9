import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { isPlaylist } from '@chalchitra/api/contract';
import { isAddress } from '../catalogue/catalogue.schema';

/** How long a person's address holds by itself at most; what plays goes on by its player's reports. */
export const PERSONAL_MS = 10 * MINUTE_MS;
const PUBLIC_MS = 6 * HOUR_MS;
const MAX_SCOPES = 7;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a signature says: whose it is, null for everybody, and until when it holds by itself, in ms since 1970. */
export interface MediaRight {
  readonly uid: string | null;
  readonly until: number;
}

/** Addresses of what a catalogue names, and what reads the signed ones. */
export interface MediaAddresses {
  /** Address of a picture or another public file; http(s) addresses stay as they are. */
  open(path: string): string;
  /** Address of a picture, where there is one. */
  picture(path: string | null): string | null;
  /**
   * Address of a media file for one person. Its signature is in the path, so that a playlist's relative addresses
   * carry it, and covers the file's folder.
   */
  personal(path: string, uid: string): string;
  /** Address of one media file for everybody, which opens nothing beside it; a playlist needs its folder. */
  public(path: string): string;
  /** What a signature says about a path below the media folder, past its time too; null where it isn't ours or is another path's. */
  read(signature: string, path: string): MediaRight | null;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'media addresses', 32));

/**
 * Encrypts what a right says, bound to a scope: who sees the address can't read whose it is. The initialisation vector
 * is made from the text, so that the same right has the same address, which the viewer's cache knows.
 */
function seal(key: Buffer, scope: string, { uid, until }: MediaRight): string {
  const text = `${until.toString(36)}.${uid ?? ''}`;
  const iv = createHmac('sha256', key).update(`${scope}\n${text}`).digest().subarray(0, IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(scope));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, scope: string, sealed: Buffer): MediaRight | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(scope))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const start = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([start, decipher.final()]).toString();
    const dot = text.indexOf('.');
    return { until: Number.parseInt(text.slice(0, dot), 36), uid: text.slice(dot + 1) || null };
  } catch {
    return null;
  }
}

/** The end of a right that begins now, on a whole step of time, so that its address stays the same for a while. */
const endOf = (now: Date, lasts: number, step: number) => Math.floor(now.getTime() / step) * step + lasts;

/** A file's folders, the nearest first, after the file itself. */
function scopesOf(path: string): string[] {
  const scopes: string[] = [];
  for (let scope = path; scope !== '' && scopes.length < MAX_SCOPES; scope = folderOf(scope))
    scopes.push(scope);
  return scopes;
}

/** Signs with the first of the keys, and reads what any of them has signed, so that a key can be replaced while films play. */
export function createMediaAddresses(keys: readonly [string, ...string[]], now: () => Date): MediaAddresses {
  const ciphers = keys.map(cipherKey) as [Buffer, ...Buffer[]];
  const sign = (path: string, right: MediaRight, scopeOf: (below: string) => string) => {
    if (isAddress(path)) return path;
    const below = path.replace(/^media\//, '');
    // A file in no folder would open the whole of the media by its folder.
    return `/media/${seal(ciphers[0], scopeOf(below) || below, right)}/${encodePath(below)}`;
  };
  const open = (path: string) => (isAddress(path) ? path : `/${encodePath(path)}`);
  return {
    open,
    picture: (path) => (path === null ? null : open(path)),
    personal: (path, uid) => sign(path, { uid, until: endOf(now(), PERSONAL_MS, MINUTE_MS) }, folderOf),
    public: (path) =>
      sign(
        path,
        { uid: null, until: endOf(now(), PUBLIC_MS, HOUR_MS) },
        isPlaylist(path) ? folderOf : (below) => below,
      ),
    read(signature, path) {
      const sealed = Buffer.from(signature, 'base64url');
      if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
      // Decoding passes over foreign characters: each right has one signature, so that it is remembered under one.
      if (sealed.toString('base64url') !== signature) return null;
      for (const key of ciphers) {
        for (const scope of scopesOf(path)) {
          const right = unseal(key, scope, sealed);
          if (right !== null) return right;
        }
      }
      return null;
    },
  };
}

/** The signature in an address of ours; null in any other. */
export function signatureIn(address: string): string | null {
  return /\/media\/([\w-]{1,500})\//.exec(address)?.[1] ?? null;
}
