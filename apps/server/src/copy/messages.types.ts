// Written by `npm run messages` from the English messages.

/** The messages of the server's own pages, e-mails, receipts and refusals. */
export type ServerMessages = {
  trouble: {
    tooMany: {
      title: string;
      text: string;
    };
    failed: {
      title: string;
      text: string;
    };
    away: {
      title: string;
      text: string;
    };
    again: string;
    noScript: string;
  };
  payment: {
    paid: {
      title: string;
      text: string;
    };
    pending: {
      title: string;
      text: string;
    };
    returned: {
      title: string;
      text: string;
    };
    refused: {
      title: string;
      text: string;
    };
    home: (values: { brand: string | number }) => string;
  };
  mail: {
    greeting: (values: { name: string | number }) => string;
    greetingWithoutName: string;
    endsSoon: {
      subject: (values: { brand: string | number; date: string | number }) => string;
      text: (values: { date: string | number }) => string;
    };
    endsToday: {
      subject: (values: { brand: string | number }) => string;
      text: string;
    };
    givenBack: {
      subject: (values: { brand: string | number }) => string;
      text: (values: { amount: string | number }) => string;
    };
    renew: string;
    history: string;
    why: (values: { site: string | number; contact: string | number }) => string;
    unsubscribe: string;
  };
  unsubscribe: {
    ask: {
      title: string;
      text: string;
      link: string;
    };
    done: {
      title: string;
      text: string;
      link: string;
    };
    refused: {
      title: string;
      text: string;
      link: string;
    };
  };
  refusals: {
    signInFirst: string;
    signInExpired: string;
    signInUnchecked: string;
    accountDeleted: string;
    otherUser: string;
    tooMany: string;
    failed: string;
    away: string;
    name: string;
    phone: string;
    planUnknown: string;
    planCosts: (values: { price: string | number; given: string | number }) => string;
    alreadyPaid: string;
    subscribedUntil: (values: { date: string | number }) => string;
    samePlan: string;
    paidOtherwise: string;
    tooManyBills: string;
    providerAway: string;
    providerRefused: string;
  };
  receipt: {
    title: (values: { number: string | number }) => string;
    gstin: (values: { number: string | number }) => string;
    paidOn: string;
    payment: string;
    paidBy: string;
    plan: string;
    sac: string;
    taxable: string;
    gst: (values: { percent: string | number }) => string;
    paid: string;
    refunded: string;
    afterRefunds: string;
  };
};
