/** Why a query wasn't carried out although nothing is wrong with it: too many wait, or no response came in time. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const CODES = new Set([
  // The driver's own, and the network's.
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  // A statement or transaction that lasted too long, or waited for a lock.
  ...['57014', '55P03', '25P03', '25P04'],
  // A server that follows another one, or was made to refuse writing.
  '25006',
]);
// Connections, lack of disk, memory or connections, shutdown and start, and the system around it.
const CLASSES = /^(08|53|57P|58)/;

/** Whether an error says that the database can't respond now, so that the same may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.has(code) || CLASSES.test(code) || isDatabaseUnavailable(error.cause);
}

/** Why something failed at its root, as a code where there is one: a failed query's own message has its parameters. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return 'code' in error ? String(error.code) : error.message;
}
