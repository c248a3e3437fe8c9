/** Whether an asker already has the edition of this tag, by its If-None-Match header. */
export function hasEdition(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch?.split(/\s*,\s*/).includes(etag) ?? false;
}
