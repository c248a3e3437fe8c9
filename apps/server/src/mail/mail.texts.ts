import { html } from 'hono/html';
import type { MailOccasion } from './mail.schema';

/** What an e-mail is made from. */
export interface MailFacts {
  brand: string;
  publicUrl: string;
  contactEmail: string;
  name: string;
  periodEnd: Date;
  refundedPaise: number;
}

/** An e-mail as text and as simple HTML. */
export interface MailTexts {
  subject: string;
  text: string;
  html: string;
}

const PAISE = 100;
const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const money = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

interface Words {
  subject: string;
  sentence: string;
  path: string;
  link: string;
}

const RENEW = { path: '/subscription?renew', link: 'Renew' };

const wordsOf: Record<MailOccasion, (facts: MailFacts) => Words> = {
  endsSoon: ({ brand, periodEnd }) => ({
    subject: `Your ${brand} subscription ends on ${dayFormat.format(periodEnd)}`,
    sentence: `Your subscription ends on ${dayFormat.format(periodEnd)}. It is not renewed automatically.`,
    ...RENEW,
  }),
  endsToday: ({ brand }) => ({
    subject: `Your ${brand} subscription ends today`,
    sentence: 'Your subscription ends today. It is not renewed automatically.',
    ...RENEW,
  }),
  givenBack: ({ brand, refundedPaise }) => ({
    subject: `Your payment to ${brand} was refunded`,
    sentence: `${money.format(refundedPaise / PAISE)} was refunded. Your bank may need some days to show it. Your payment history says why.`,
    path: '/profile',
    link: 'Payment history',
  }),
};

/** Words an e-mail for an occasion. */
export function wordMail(occasion: MailOccasion, facts: MailFacts): MailTexts {
  const { subject, sentence, path, link } = wordsOf[occasion](facts);
  const { brand, publicUrl, contactEmail, name } = facts;
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`;
  const stop = `You receive this e-mail because you subscribed at ${publicUrl}. To receive none, write to ${contactEmail}.`;
  const text = `${greeting}\n\n${sentence}\n\n${link}: ${publicUrl}${path}\n\n${brand}\n\n-- \n${stop}\n`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p dir="auto">${greeting}</p>
<p>${sentence}</p>
<p><a href="${publicUrl}${path}">${link}</a></p>
<p>${brand}</p>
<hr>
<p><small>${stop}</small></p>
</body>
</html>
`;
  return { subject, text, html: String(page) };
}
