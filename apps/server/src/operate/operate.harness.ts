import { DAY_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { users } from '../account/account.schema';
import { startProcessesHarness } from '../payments/payments.processes.harness';
import { payments } from '../payments/payments.schema';
import { createAudit } from './audit.store';
import { operate } from './operate.command';

/** A fault of the provider: it states its payments in dollars. */
export const inDollars = async (_path: string, respond: () => Promise<Response>): Promise<Response> =>
  new Response((await (await respond()).text()).replaceAll('"INR"', '"USD"'));

/** An operator at work beside the processes of a server. */
export async function startOperateHarness() {
  const processes = await startProcessesHarness();
  const { state, database, later, now } = processes;
  const services = processes.startProcess();
  const audit = createAudit(database);
  const context = { database, services, audit, now };
  let tests = 0;
  return {
    ...processes,
    services,
    audit,
    context,
    /** A new user with an account, on days that no other test has at the provider; returns the uid. */
    async begin(): Promise<string> {
      await processes.begin();
      tests += 1;
      later(tests * 100 * DAY_MS);
      const { uid } = state;
      const account = { uid, displayName: 'Asha Rao', email: `${uid}@Chalchitra.example`, phone: '98450' };
      await database.insert(users).values(account);
      return uid;
    },
    /** Carries a command out; a refusal is its sentence. */
    async run(...args: string[]) {
      try {
        return await operate(context, args, () => 'meena');
      } catch (error) {
        return { exitCode: 1, text: (error as Error).message };
      }
    },
    /** Pays a plan, and settles it. */
    async paid(planId?: string, isRenewal?: boolean, isSwitch?: boolean) {
      const orderId = await processes.order(planId, isRenewal, isSwitch);
      const id = await processes.pay(orderId);
      const bill = await services.store.findBill(orderId);
      if (!bill) throw new Error('no such bill');
      await services.settlement.confirm(bill, id, 'webhook');
      later(1000);
      return { id, orderId };
    },
    async recordOf(id: string) {
      const [record] = await database.select().from(payments).where(eq(payments.id, id));
      if (!record) throw new Error('no such record');
      return record;
    },
  };
}
