import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Where reminders are unsubscribed from, without a sign-in. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Signs whose reminders a link ends. */
export interface Unsubscribing {
  /** The same for one person however often it is requested, and it holds as long as its key. */
  tokenOf(uid: string): string;
  /** Whom a token of ours names; null for any other. */
  uidOf(token: string): string | null;
}

/** Signs with the first of the keys, and takes what any of them has signed. */
export function createUnsubscribing(keys: readonly [string, ...string[]]): Unsubscribing {
  const signers = keys.map((key) => {
    const own = Buffer.from(hkdfSync('sha256', key, '', 'unsubscribing', 32));
    return (name: string) => createHmac('sha256', own).update(name).digest();
  });
  const [sign] = signers as [(typeof signers)[number]];
  return {
    tokenOf(uid) {
      const name = Buffer.from(uid).toString('base64url');
      return `${name}.${sign(name).toString('base64url')}`;
    },
    uidOf(token) {
      const [name = '', given = ''] = token.split('.', 2);
      const signature = Buffer.from(given, 'base64url');
      const isOurs = signers.some((signer) => {
        const expected = signer(name);
        return expected.length === signature.length && timingSafeEqual(expected, signature);
      });
      return isOurs ? Buffer.from(name, 'base64url').toString() : null;
    },
  };
}
