import { ProviderError } from '../payments/payments.providerCall';
import type { Difference, Reconciliation } from '../payments/payments.reconcile';
import { dailyWindow, dayOf } from '../payments/payments.reconcile.daily';
import { createReconcileStore } from '../payments/payments.reconcile.store';
import { timeOf } from './operate.arguments';
import { type Command, type CommandContext, type OperateOutcome, Refusal } from './operate.types';
import { differenceText, timeText } from './operate.words';

const lines = (differences: readonly Difference[]) =>
  differences.map((difference) => `  ${differenceText(difference)}`).join('\n');

const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

function summary({ payments, records, others }: Reconciliation, from: Date, to: Date): string {
  const foreign = others === 0 ? '' : ` (${others} of them for something else)`;
  return `${timeText(from)} to ${timeText(to)}: ${countOf(payments, 'payment')} received${foreign}, ${countOf(records, 'record')}.`;
}

/** Mends one difference; what the provider refuses is left. */
async function mendOne({ services }: CommandContext, difference: Difference): Promise<boolean> {
  try {
    return await services.reconciler.mend(difference);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused') return false;
    throw error;
  }
}

async function mendAll(
  context: CommandContext,
  differences: readonly Difference[],
  isDaily: boolean,
): Promise<OperateOutcome> {
  const left: Difference[] = [];
  for (const difference of differences) {
    if (!(await mendOne(context, difference))) left.push(difference);
  }
  const at = context.now();
  // Else the alert about what was mended would go on until tomorrow's comparison.
  if (isDaily) await createReconcileStore(context.database).finishDay(dayOf(at), left.length, at);
  const mended = `${countOf(differences.length - left.length, 'difference')} mended.`;
  if (left.length === 0) return { exitCode: 0, text: mended };
  return { exitCode: 2, text: `${mended} For a person to decide:\n${lines(left)}` };
}

export const reconcile: Command = {
  takes: [],
  options: ['from', 'to', 'mend'],
  about:
    'compares the provider’s payments of the last eight days, or --from to --to, with the records; --mend mends',
  async plan(context, _, options) {
    const at = context.now();
    const to = timeOf(options, 'to') ?? at;
    const from = timeOf(options, 'from') ?? dailyWindow(to).from;
    if (from >= to) throw new Refusal('--from must be before --to.');
    const found = await context.services.reconciler.find(from, to);
    const { differences } = found;
    const subject = null;
    const head = summary(found, from, to);
    const isAlike = differences.length === 0;
    const text = isAlike
      ? `${head}\nEvery payment has its record.`
      : `${head}\n${countOf(differences.length, 'difference')}:\n${lines(differences)}`;
    const plan = isAlike ? { subject, text } : { subject, text, exitCode: 2 as const };
    if (!options.mend) return plan;
    const isDaily = options.from === undefined && options.to === undefined;
    return { ...plan, change: () => mendAll(context, differences, isDaily) };
  },
};
