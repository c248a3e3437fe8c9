/** Choosing a plan and paying for it. */
export const payment = {
  plans: {
    lead: 'No contract and no automatic renewal. You pay for one period at a time.',
    perMonth: '/month',
    select: 'Select Plan',
    processing: 'Processing...',
    lasts: (days: number) => `One payment lasts ${days} days`,
    loading: 'Loading the plans',
    none: 'No plans are available right now',
    payByLink: 'Pay by link instead',
    checkAgain: 'Check again',
    verifyHint: 'If you were charged, don’t pay again. Check this payment first.',
  },
  waiting: {
    title: 'Waiting for your payment',
    hint: 'Complete the payment in the new tab. This page continues automatically when the payment is confirmed.',
    blockedTitle: 'Your payment page is ready',
    blockedHint: 'Your browser blocked the new tab. Open the payment page here, then come back to this page.',
    open: 'Open payment page',
    openAgain: 'Open payment page again',
    abandon: 'Choose another plan',
    /** Shown in the new tab until the payment page is there. */
    openingTab: 'Opening the payment page…',
    retrying: 'Failed to check the payment. Retrying automatically…',
  },
};
