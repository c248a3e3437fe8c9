import { CURRENCY } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import { correctPeriod, grantDays } from '../payments/payments.byHand';
import type { Payment } from '../payments/payments.periods';
import { findPlan, offeredPlans } from '../payments/payments.plans';
import { isReceived } from '../payments/payments.provider';
import { ProviderError } from '../payments/payments.providerCall';
import { isAccountDeleted } from '../personalData/deletedAccounts';
import { numberOf, timeOf } from './operate.arguments';
import { type Command, type CommandContext, Refusal } from './operate.types';
import { onePayment, oneUser } from './operate.users';
import { moneyText, paymentText, timeText } from './operate.words';

/** What a payment has become, in words. */
async function textOfPayment({ database, now }: CommandContext, id: string): Promise<string> {
  return paymentText(await onePayment(database, id), now());
}

function refuseEnded({ id, endReason, endedAt }: Payment): void {
  if (endReason === null || endedAt === null) return;
  throw new Refusal(`The period of ${id} was ended on ${timeText(endedAt)} already (${endReason}).`);
}

export const grant: Command = {
  takes: ['WHO', 'PLAN'],
  options: ['days'],
  about: 'gives a person a plan’s period, or --days of it, without a payment, after what runs',
  async plan(context, [who = '', planId = ''], options) {
    const { database, now } = context;
    const { uid } = await oneUser(database, who);
    if (await isAccountDeleted(database, uid)) throw new Refusal(`The account of ${uid} was deleted.`);
    const plan = await findPlan(database, planId);
    if (plan === undefined) {
      const known = (await offeredPlans(database)).map(({ id }) => id).join(', ');
      throw new Refusal(`There is no plan "${planId}"; there are ${known}.`);
    }
    const days = numberOf(options, 'days') ?? plan.durationDays;
    return {
      subject: uid,
      text: `${uid} gets ${days} days of ${plan.id} without a payment.`,
      change: async () => textOfPayment(context, (await grantDays(database, uid, plan.id, days, now())).id),
    };
  },
};

export const revoke: Command = {
  takes: ['PAYMENT'],
  options: [],
  about: 'ends a payment’s period now; nothing is given back',
  async plan(context, [id = '']) {
    const payment = await onePayment(context.database, id);
    refuseEnded(payment);
    return {
      subject: id,
      text: `The period of ${id} of ${payment.uid} until ${timeText(payment.periodEnd)} ends now.`,
      async change() {
        await context.services.ledger.revoke(id, context.now());
        return textOfPayment(context, id);
      },
    };
  },
};

/** Tries a refund again once where the provider gave no usable response: it may have been made all the same. */
async function tryTwice(giveBack: () => Promise<void>): Promise<void> {
  try {
    await giveBack();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'refused') throw error;
    try {
      await giveBack();
    } catch (cause) {
      throw new Refusal(
        'The payment provider gave no usable response, and whether the money went back isn’t known. Before you repeat the command, run it with --dry-run: it says what went back before.',
        { cause },
      );
    }
  }
}

export const refund: Command = {
  takes: ['PAYMENT'],
  options: ['amount'],
  about: 'gives a payment back at the provider: what is left of it, or --amount rupees',
  async plan(context, [id = ''], options) {
    const { provider, settlement } = context.services;
    const payment = await onePayment(context.database, id);
    if (payment.billId === null) throw new Refusal(`${id} was granted without a payment: revoke it.`);
    const stated = await provider.fetchPayment(id);
    const left = stated.amount - stated.amount_refunded;
    if (!isReceived(stated) || left === 0) throw new Refusal(`Nothing of ${id} is left to give back.`);
    const amount = numberOf(options, 'amount');
    if (amount !== null && stated.currency !== CURRENCY) {
      throw new Refusal(
        `${id} was paid in ${stated.currency}, and --amount is in rupees: without it, what is left goes back.`,
      );
    }
    const money = (units: number) => moneyText(units, stated.currency);
    if (amount !== null && toPaise(amount) > left) {
      throw new Refusal(`Only ${money(left)} of ${id} is left to give back.`);
    }
    const part = amount === null ? left : toPaise(amount);
    const before = stated.amount_refunded;
    // Sent again with this key it is still one refund. A command that is repeated after it has another key.
    const key = `part-${id}-${before}-${part}`;
    const returned = before > 0 ? ` ${money(before)} went back before.` : '';
    return {
      subject: id,
      text: `${money(part)} of ${money(stated.amount)} of ${id} of ${payment.uid} goes back to its payer.${returned}`,
      async change() {
        await tryTwice(async () => {
          await provider.refund(id, part === stated.amount ? undefined : { paise: part, key });
          await settlement.review(id);
        });
        return textOfPayment(context, id);
      },
    };
  },
};

export const correct: Command = {
  takes: ['PAYMENT'],
  options: ['from', 'until'],
  about: 'corrects a payment’s period: --from, --until or both; later periods move along',
  async plan(context, [id = ''], options) {
    const payment = await onePayment(context.database, id);
    refuseEnded(payment);
    const start = timeOf(options, 'from') ?? payment.periodStart;
    const end = timeOf(options, 'until') ?? payment.periodEnd;
    if (options.from === undefined && options.until === undefined)
      throw new Refusal('Give --from, --until or both.');
    if (end <= start) throw new Refusal('The period must end after it begins.');
    const text = (from: Date, until: Date) => `${timeText(from)} to ${timeText(until)}`;
    const before = text(payment.periodStart, payment.periodEnd);
    return {
      subject: id,
      text: `The period of ${id} of ${payment.uid} becomes ${text(start, end)}; it was ${before}.`,
      async change() {
        await correctPeriod(context.database, payment, { start, end }, context.now());
        return textOfPayment(context, id);
      },
    };
  },
};

export const replay: Command = {
  takes: ['WEBHOOK'],
  options: [],
  about: 'handles a webhook of the last seven days again, by its event id',
  async plan(context, [eventId = '']) {
    const { webhookStore, ledger, webhooks } = context.services;
    const webhook = await webhookStore.find(eventId);
    if (webhook === undefined) {
      throw new Refusal(
        `The webhook "${eventId}" isn't stored: each is for seven days after it was handled.`,
      );
    }
    const { event, paymentId } = webhook;
    if (paymentId === null) throw new Refusal(`The webhook "${eventId}" (${event}) names no payment.`);
    return {
      subject: eventId,
      text: `The webhook ${event} about ${paymentId} is handled again.`,
      async change() {
        await webhooks.handle(webhook);
        if (await ledger.findPayment(paymentId)) return textOfPayment(context, paymentId);
        return {
          exitCode: 1,
          text: `No record came of it: ${paymentId} is of no bill of ours, or not captured.`,
        };
      },
    };
  },
};
