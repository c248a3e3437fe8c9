import { startProcessesHarness } from './payments.processes.harness';

/** The processes' harness, with payments that renew and switch, and what takes them back. */
export async function startSwitchesHarness() {
  const harness = await startProcessesHarness();
  const { startProcess, later, pay, returns } = harness;

  const settle = async (orderId: string, paymentId: string): Promise<void> => {
    const { store, settlement } = startProcess();
    const bill = await store.findBill(orderId);
    if (!bill) throw new Error('no such bill');
    await settlement.confirm(bill, paymentId, 'verify');
  };

  /** Lets the payer's bank take a payment back, of which nothing is reported; returns the dispute's id. */
  const loseUnreported = async (paymentId: string): Promise<string> => {
    const dispute = await returns.dispute(paymentId);
    if (dispute === null) throw new Error('nothing to dispute');
    await returns.decideDispute(dispute.row.id, 'lost');
    return dispute.row.id;
  };

  return {
    ...harness,
    settle,
    /** Pays for a plan: anew, after what runs, or in its place. */
    async paid(planId: string, way: 'new' | 'renew' | 'switch' = 'new'): Promise<string> {
      const orderId = await harness.order(planId, way !== 'new', way === 'switch');
      const id = await pay(orderId);
      await settle(orderId, id);
      later(1_000);
      return id;
    },
    /** Gives a payment back as a whole, and reports it. */
    async refund(paymentId: string): Promise<void> {
      await returns.refund({ paymentId, amount: null, receipt: null, notes: {}, idempotencyKey: null });
      await startProcess().settlement.review(paymentId);
    },
    loseUnreported,
    /** Lets the payer's bank take a payment back, and reports it. */
    async loseDispute(paymentId: string): Promise<void> {
      await startProcess().settlement.review(paymentId, await loseUnreported(paymentId));
    },
  };
}
