import { userInfo } from 'node:os';
import { isDatabaseUnavailable } from '../database/databaseErrors';
import { openExisting, placeOf } from '../database/existing';
import { createLog } from '../log';
import { ProviderError } from '../payments/payments.providerCall';
import { readPaymentSettings } from '../settings/settings';
import { type Environment, SettingsError } from '../settings/settings.variables';
import { StartError } from '../startError';
import { COMMON_OPTIONS, type Options, readArguments } from './operate.arguments';
import { correct, grant, refund, replay, revoke } from './operate.changing';
import { createCommandContext } from './operate.context';
import { deleteAccount, exportData } from './operate.personalData';
import { audit, find, show } from './operate.reading';
import { reconcile } from './operate.reconciling';
import { type Command, type CommandContext, type OperateOutcome, type Plan, Refusal } from './operate.types';

const COMMANDS: Readonly<Record<string, Command>> = {
  find,
  show,
  grant,
  revoke,
  refund,
  correct,
  replay,
  reconcile,
  export: exportData,
  delete: deleteAccount,
  audit,
};

/** What can be asked for. */
export function usage(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { takes, about }]) => `  ${[name, ...takes].join(' ')}\n      ${about}`,
  );
  return [
    'npm run operate -- COMMAND [--dry-run] [--by NAME] [--reason TEXT]',
    ...lines,
    'A dry run says what a command would do. Every command that isn’t refused leaves a line in the audit.',
  ].join('\n');
}

function readCommand(args: readonly string[]) {
  const { words, options } = readArguments(args);
  const [name = '', ...given] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Refusal(usage());
  const needed = command.takes.filter((word) => !word.startsWith('['));
  if (given.length < needed.length || given.length > command.takes.length) {
    throw new Refusal(`Usage: ${[name, ...command.takes].join(' ')}`);
  }
  const unknown = Object.keys(options).find(
    (option) => ![...COMMON_OPTIONS, ...command.options].includes(option as keyof Options),
  );
  if (unknown !== undefined) throw new Refusal(`${name} doesn't take --${unknown}.`);
  return { name, command, given, options };
}

/** Why something couldn't be done, in words; null for what nobody foresaw. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Refusal || error instanceof SettingsError || error instanceof StartError)
    return error.message;
  if (error instanceof ProviderError) {
    return error.kind === 'refused'
      ? `The payment provider refused: ${error.description}`
      : `The payment provider gave no usable response (${error.message}).`;
  }
  return isDatabaseUnavailable(error) ? 'The database does not respond.' : null;
}

/**
 * Carries a command out on an open database. Nothing is changed before the audit has its line. `account` names who runs
 * it, where the command doesn't say: a container's user may have no account.
 */
export async function operate(
  context: CommandContext,
  args: readonly string[],
  account: () => string,
): Promise<OperateOutcome> {
  const { name, command, given, options } = readCommand(args);
  const note = async (plan: Plan, failure: string | null) => {
    for (const subject of [plan.subject].flat()) {
      await context.audit.add({
        at: context.now(),
        operator: options.by ?? account(),
        command: name,
        subject,
        change: plan.change ? plan.text : null,
        reason: options.reason ?? null,
        isDryRun: options['dry-run'] ?? false,
        failure,
      });
    }
  };
  const plan = await command.plan(context, given, options);
  await note(plan, null);
  const { exitCode = 0, text } = plan;
  if (!plan.change) return { exitCode, text };
  if (options['dry-run']) return { exitCode, text: `${text}\nDry run: nothing was changed.` };
  try {
    const done = await plan.change();
    const after = typeof done === 'string' ? { exitCode: 0 as const, text: done } : done;
    return { exitCode: after.exitCode, text: `${text}\n${after.text}` };
  } catch (error) {
    await note(plan, reasonOf(error) ?? 'a fault of the program');
    throw error;
  }
}

/** `npm run operate -- COMMAND`: does what an operator asks for, and says in words what came of it. */
export async function runOperateCommand(
  args: readonly string[],
  environment: Environment,
): Promise<OperateOutcome> {
  try {
    readCommand(args);
    const settings = readPaymentSettings(environment);
    const log = createLog(settings.logLevel, (line) => process.stderr.write(`${line}\n`));
    const opened = await openExisting(settings);
    process.stderr.write(`Database: ${placeOf(settings)}\n`);
    try {
      return await operate(
        createCommandContext(settings, opened.database, log),
        args,
        () => userInfo().username,
      );
    } finally {
      await opened.close();
    }
  } catch (error) {
    const text = reasonOf(error);
    if (text === null) throw error;
    return { exitCode: 1, text };
  }
}
