import type { Log } from './log';

/**
 * Ends the process where an error was caught by nobody, after a line in the log: Node.js itself would write the error
 * with all its fields, and those of a failed query are people's names and addresses.
 */
export function endOnFailure(log: Log): void {
  // Rejections that nobody handles come here too.
  process.on('uncaughtException', (error) => {
    log.error('The server failed', { error });
    process.exit(1);
  });
}
