/** Why the server can't start, as one sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
