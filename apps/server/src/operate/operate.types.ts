import type { Database } from '../database/database';
import type { PaymentServices } from '../payments/payments.services';
import type { Audit } from './audit.store';
import type { Options } from './operate.arguments';

/** What came of the command: text for the operator and the exit code; 2 where differences are left. */
export interface OperateOutcome {
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
}

/** What commands work with. */
export interface CommandContext {
  readonly database: Database;
  readonly services: PaymentServices;
  readonly audit: Audit;
  now(): Date;
}

/** What a command found, or is going to do. */
export interface Plan {
  /** The uid, payment or webhook that it is about, for the audit; several have a line each. */
  readonly subject: string | readonly string[] | null;
  readonly text: string;
  readonly exitCode?: 2;
  /** Changes what the text says, and returns what came of it; none where nothing is changed. */
  change?(): Promise<string | OperateOutcome>;
}

/** One of the commands of `npm run operate`. */
export interface Command {
  /** Names of what follows the command; one in brackets may be left out. */
  readonly takes: readonly string[];
  readonly options: readonly (keyof Options)[];
  readonly about: string;
  /** Looks at what is there and changes nothing. */
  plan(context: CommandContext, given: readonly string[], options: Options): Promise<Plan>;
}

/** Why a command can't do what it was asked to, as one sentence for the operator. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
