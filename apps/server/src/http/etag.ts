/** Whether a client already has the edition of this tag, by its If-None-Match header; weak tags count as their strong ones. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag === etag || tag === `W/${etag}`);
}
