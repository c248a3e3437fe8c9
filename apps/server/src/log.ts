import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { LogLevel } from './settings/settings';

type Fields = Readonly<Record<string, unknown>>;

/** Structured log: one JSON object a line on standard output; standard error is for sentences to people. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

const WEIGHT: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** What an error says; a failed query without its parameters, which are people's names and addresses. */
function messageOf(error: Error, code: string): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL quotes the values that it can't read (class 22: data exceptions).
  return /^22...$/.test(code) ? error.message.replaceAll(/"[^"]*"?/g, '"…"') : error.message;
}

/** An error as fields of a line. */
function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const code = 'code' in value ? String(value.code) : undefined;
  const message = messageOf(value, code ?? '');
  return {
    name: value.name,
    ...(code !== undefined && { code }),
    message,
    stack: value.stack?.replace(value.message, () => message),
    cause: plain(value.cause),
  };
}

/** Writes the lines of one turn of the event loop to standard output at once, because each write blocks the loop. */
function createLineWriter(): (line: string) => void {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += `${line}\n`;
  };
}

const writeLine = createLineWriter();

/** A log that leaves out everything lighter than `level`. */
export function createLog(level: LogLevel, write: (line: string) => void = writeLine): Log {
  const at =
    (name: Exclude<LogLevel, 'silent'>) =>
    (message: string, fields: Fields = {}) => {
      if (WEIGHT[name] < WEIGHT[level]) return;
      const line: Record<string, unknown> = { time: new Date().toISOString(), level: name, message };
      for (const [key, value] of Object.entries(fields)) line[key] = plain(value);
      write(JSON.stringify(line));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
