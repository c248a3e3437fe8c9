import { PAYMENT_LINK_LIFETIME_MS } from '@chalchitra/api/constants';
import { type PendingPayment, paymentLinkMachine, paymentPollingMachine } from '@chalchitra/machines';
import { fromPromise } from 'xstate';
import { fetchPlans, freshSwitchQuotes } from '../../queries/freshPlans';
import { freshPayments } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';
import { refusedPayment } from './refusedPayment';

/** The payment that a user has begun before; none once its link must be over. */
export function pendingPaymentOf({ pendingPayment }: Runtime, uid: string): PendingPayment | null {
  const kept = pendingPayment.read(uid);
  return kept !== null && Date.now() - kept.begunAt < PAYMENT_LINK_LIFETIME_MS ? kept : null;
}

/** The payment-link machine with its effects; `openingText` is shown in the new tab until the link is there. */
export function providePaymentLink(runtime: Runtime, openingText: string) {
  const { clients, queryClient, paymentTab, pendingPayment } = runtime;
  const loadPaymentHistory = fromPromise(({ input }: { input: { uid: string } }) =>
    freshPayments(queryClient, clients, input.uid),
  );
  return paymentLinkMachine.provide({
    actors: {
      loadPaymentHistory,
      loadPlans: fromPromise(({ input }) => fetchPlans(queryClient, clients, input)),
      loadSwitchQuotes: fromPromise(({ input }) => freshSwitchQuotes(queryClient, clients, input.uid)),
      openTab: fromPromise(async () => ({ isBlocked: !paymentTab.open(openingText) })),
      createPaymentLink: fromPromise(async ({ input, signal }) => {
        // Without this, leaving the page before the link is loaded would keep a tab that waits for ever.
        signal.addEventListener('abort', () => paymentTab.close(), { once: true });
        const { payments } = await clients();
        return payments.createLink(input, { signal }).catch(refusedPayment(runtime, input.userId));
      }),
      pollPayment: paymentPollingMachine.provide({ actors: { loadPaymentHistory } }),
    },
    actions: {
      showInTab: ({ self }, { url }) => {
        if (!paymentTab.show(url)) self.send({ type: 'tab.refused' });
      },
      closeTab: () => paymentTab.close(),
      storePending: ({ context }, { pending }) =>
        pendingPayment.store(context.uid, { ...pending, begunAt: Date.now() }),
      removePending: ({ context }) => pendingPayment.remove(context.uid),
    },
  });
}
