/** The privacy policy (spec §2), as sections of paragraphs and lists. */
export const privacyPolicy = {
  updated: 'Last updated on 1 November 2025',
  lead: (brand: string) =>
    `This page says what ${brand} knows about you, why, who else sees it, and what you can do about it.`,
  sections: [
    {
      heading: 'Information we collect',
      paragraphs: ['We keep only what the service needs to work for you:'],
      points: [
        'Account details: your name, email address and phone number, as you give them when you register or edit your profile. Where you sign in with Google or Facebook, we receive your name, email address and picture from them.',
        'Payments: the plan, the amount, the date and the state of each payment. Card, bank and UPI details go to our payment provider alone and never reach us.',
        'Viewing: what you watched recently and how far you got is kept on your own device.',
        'Technical records: the time, address and outcome of requests to our servers, kept for a short time to keep the service safe and working.',
      ],
    },
    {
      heading: 'How we use your information',
      paragraphs: [],
      points: [
        'To sign you in, show your profile and keep your account safe.',
        'To take payments, know whether your subscription is active, and show your payment history.',
        'To play videos and let you resume where you stopped.',
        'To reply when you contact us, and to notify you about changes to your account.',
      ],
    },
    {
      heading: 'How we share information',
      paragraphs: [
        'We don’t sell your information. It is passed on only to those who run a part of the service for us, and only as far as that part needs it:',
      ],
      points: [
        'The identity provider, which signs you in.',
        'The payment provider, which processes your payments.',
        'Video hosts, where a title is played from their site inside ours.',
        'Authorities, where the law requires it.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Connections are encrypted. Passwords are kept by the identity provider in a form that nobody can read back. Access to our systems is limited to the people who need it. No service can promise perfect safety: if something happens that puts your information at risk, we will notify you.',
      ],
      points: [],
    },
    {
      heading: 'Your privacy rights',
      paragraphs: ['You can at any time:'],
      points: [
        'see your name, email address, phone number and payments on your profile page;',
        'correct your name and phone number there;',
        'ask us for a copy of what we hold about you, or to delete your account and what belongs to it;',
        'withdraw your consent, or complain to the data protection authority.',
      ],
    },
    {
      heading: 'Cookies and local storage',
      paragraphs: [
        'We set no advertising or tracking cookies. Your browser’s own storage holds your sign-in, your recently watched titles, and choices such as paused motion. Signing out removes the sign-in; clearing the site’s data in your browser removes everything.',
      ],
      points: [],
    },
  ],
  contact: (email: string) => `Questions about this page or your information? Write to ${email}.`,
};
