/** Why the server can't start, as one sentence for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
