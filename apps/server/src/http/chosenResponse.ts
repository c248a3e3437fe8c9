/** What is sent of a stored answer: everything, or that the asker has it. */
export interface ChosenResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** What an asker has and takes. */
export interface Asker {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** What the asker of a request has and takes. */
export const askerOf = ({ headers }: Request): Asker => ({
  ifNoneMatch: headers.get('if-none-match') ?? undefined,
  acceptEncoding: headers.get('accept-encoding') ?? undefined,
});

/** A buffer as a body; fetch's types know no shared memory. */
function bytesOf({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** What was chosen as a response. */
export const toResponse = (chosen: ChosenResponse): Response =>
  new Response(chosen.body === null ? null : bytesOf(chosen.body), chosen);
