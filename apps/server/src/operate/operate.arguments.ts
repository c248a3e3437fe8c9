import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from './operate.types';

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  by: { type: 'string' },
  reason: { type: 'string' },
  days: { type: 'string' },
  amount: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  until: { type: 'string' },
  mend: { type: 'boolean' },
  'sign-in-gone': { type: 'boolean' },
  last: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

type Option = keyof typeof OPTIONS;
export type Options = {
  readonly [Name in Option]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string;
};

/** Options that every command takes. */
export const COMMON_OPTIONS: readonly Option[] = ['dry-run', 'by', 'reason'];

/** Reads what stands after `npm run operate --`. */
export function readArguments(args: readonly string[]): { words: string[]; options: Options } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

/** A whole number of an option, from 1. */
export function numberOf(options: Options, name: 'days' | 'amount' | 'last'): number | null {
  const value = options[name];
  if (value === undefined) return null;
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new Refusal(`--${name} must be a whole number from 1, not "${value}".`);
  return Number(value);
}

/** Whether there is such a date: JavaScript makes 2 March of 30 February. */
const isInCalendar = (date: string) => new Date(date).toISOString().startsWith(date);

/** A time of an option: `2026-12-31`, which is its beginning in UTC, or `2026-12-31T18:30:00+05:30`. */
export function timeOf(options: Options, name: 'from' | 'to' | 'until'): Date | null {
  const value = options[name];
  if (value === undefined) return null;
  const [, date] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/.exec(value) ?? [];
  const time = new Date(value);
  if (date === undefined || Number.isNaN(time.getTime()) || !isInCalendar(date)) {
    throw new Refusal(
      `--${name} must be a date such as 2026-12-31 or 2026-12-31T18:30+05:30, not "${value}".`,
    );
  }
  return time;
}
