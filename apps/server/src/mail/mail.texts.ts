import { type LocaleTag, localeAttributes } from '@chalchitra/api/contract';
import { html } from 'hono/html';
import { copyIn, type ServerCopy } from '../copy/copy';
import { dayIn, rupeesIn } from '../copy/formats';
import { isolatesIn, withElements } from './isolates';
import type { MailOccasion } from './mail.schema';

/** What an e-mail is made from. */
export interface MailFacts {
  /** The reader's language. */
  locale: LocaleTag;
  brand: string;
  publicUrl: string;
  contactEmail: string;
  name: string;
  periodEnd: Date;
  /** Where its reader ends e-mails of this kind; null for one that is always sent. */
  unsubscribeUrl: string | null;
  refundedPaise: number;
}

/** An e-mail as text and as simple HTML. */
export interface MailTexts {
  subject: string;
  text: string;
  html: string;
}

interface Words {
  subject: string;
  sentence: string;
  path: string;
  link: string;
}

const RENEW_PATH = '/subscription?renew';

const wordsOf: Record<MailOccasion, (facts: MailFacts, copy: ServerCopy) => Words> = {
  endsSoon: ({ brand, periodEnd }, copy) => {
    const { endsSoon, renew } = copy.messages.mail;
    const date = dayIn(copy, periodEnd);
    return {
      subject: endsSoon.subject({ brand, date }),
      sentence: endsSoon.text({ date }),
      path: RENEW_PATH,
      link: renew,
    };
  },
  endsToday: ({ brand }, { messages: { mail } }) => ({
    subject: mail.endsToday.subject({ brand }),
    sentence: mail.endsToday.text,
    path: RENEW_PATH,
    link: mail.renew,
  }),
  givenBack: ({ brand, refundedPaise }, copy) => {
    const { givenBack, history } = copy.messages.mail;
    return {
      subject: givenBack.subject({ brand }),
      sentence: givenBack.text({ amount: rupeesIn(copy, refundedPaise) }),
      path: '/profile',
      link: history,
    };
  },
};

/** Words an e-mail for an occasion, in its reader's language. */
export function wordMail(occasion: MailOccasion, facts: MailFacts): MailTexts {
  const copy = copyIn(facts.locale);
  const { mail } = copy.messages;
  const isolates = isolatesIn(copy.locale);
  const brand = isolates.own(facts.brand);
  const { subject, sentence, path, link } = wordsOf[occasion]({ ...facts, brand }, copy);
  const { publicUrl, contactEmail, name, unsubscribeUrl } = facts;
  const greeting = name === '' ? mail.greetingWithoutName : mail.greeting({ name: isolates.own(name) });
  const why = (put: (address: string) => string) =>
    mail.why({ site: put(publicUrl), contact: put(contactEmail) });
  const { lang, dir } = localeAttributes(copy.locale);
  const text = [
    greeting,
    sentence,
    isolates.named(link, `${publicUrl}${path}`),
    facts.brand,
    // Without the spaces that stood around what has its own line.
    `-- \n${why(isolates.link).replace(/ *\n */g, '\n')}`,
  ].join('\n\n');
  const stop = unsubscribeUrl === null ? '' : `${isolates.named(mail.unsubscribe, unsubscribeUrl)}\n`;
  const page = html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body lang="${lang}" dir="${dir}">
<p>${withElements(greeting)}</p>
<p>${withElements(sentence)}</p>
<p><a href="${publicUrl}${path}">${link}</a></p>
<p>${withElements(brand)}</p>
<hr>
<p><small>${withElements(why(isolates.ltr))}</small></p>
${
  unsubscribeUrl === null
    ? ''
    : html`<p><small><a href="${unsubscribeUrl}">${mail.unsubscribe}</a></small></p>
`
}</body>
</html>
`;
  return { subject, text: `${text}\n${stop}`, html: String(page) };
}
