// Written by `npm run messages` from the English messages.

/** The messages of the server's own pages and e-mails. */
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
  };
};
