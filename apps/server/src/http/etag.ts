import { createHash } from 'node:crypto';

/** The tag of a body, the same for all of its encodings. */
export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether a client already has the edition of this tag, by its If-None-Match header; weak tags count as their strong ones. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag === etag || tag === `W/${etag}`);
}
