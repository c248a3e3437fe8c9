/** What is sent of a stored response: everything, or that the client has it already. */
export interface ChosenResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** The headers of a request that choose what is sent: what its client has, and the encodings it takes. */
export interface ClientHeaders {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Reads them from a request. */
export const clientHeadersOf = ({ headers }: Request): ClientHeaders => ({
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
