import { describe, expect, it } from 'vitest';
import { type MailFacts, wordMail } from './mail.texts';

const facts: MailFacts = {
  locale: 'ur',
  brand: 'Chalchitra',
  publicUrl: 'https://watch.example',
  contactEmail: 'help@watch.example',
  name: 'Asha <b>',
  periodEnd: new Date('2026-12-10T10:00:00Z'),
  refundedPaise: 19_900,
  unsubscribeUrl: 'https://watch.example/services/content/unsubscribe?token=dXNlcg.c2ln',
};

describe('an e-mail from right to left (spec §18)', () => {
  it('begins its subject with the name of the site without becoming one from left to right', () => {
    expect(wordMail('givenBack', facts).subject).toMatch(/^\u2068Chalchitra\u2069 کی /);
    expect(wordMail('endsSoon', facts).subject).toContain('آپ کی \u2068Chalchitra\u2069 رکنیت 10 ');
  });

  it('has each address of its text on a line of its own, without signs that a link would take in', () => {
    const lines = wordMail('endsSoon', facts).text.split('\n');
    const addresses = lines.filter((line) => /[/@]/.test(line));
    expect(addresses).toEqual([
      'https://watch.example/subscription?renew',
      'https://watch.example',
      'help@watch.example',
      'https://watch.example/services/content/unsubscribe?token=dXNlcg.c2ln',
    ]);
    expect(lines.filter((line) => line !== '-- ' && line !== line.trim())).toEqual([]);
    expect(lines).toContain('السلام علیکم \u2068Asha <b>\u2069،');
  });

  it('keeps the order of names, amounts and addresses in its HTML by elements', () => {
    const { html } = wordMail('givenBack', facts);
    expect(html).toContain('<p>السلام علیکم <bdi>Asha &lt;b&gt;</bdi>،</p>');
    expect(html).toContain('<bdi dir="ltr">₹199</bdi> واپس');
    expect(html).toContain('<bdi dir="ltr">https://watch.example</bdi>');
    expect(html).toContain('<bdi dir="ltr">help@watch.example</bdi>');
    expect(html.replace(/<title>.*<\/title>/, '')).not.toMatch(/[\u2066-\u2069]/);
  });

  it('lets no name change the direction of what follows', () => {
    const name = 'A\u2069\u202esha';
    expect(wordMail('endsToday', { ...facts, name }).text).toContain('\u2068Asha\u2069،');
    expect(wordMail('endsToday', { ...facts, name, locale: 'en' }).text).toContain('Hello Asha,');
  });
});

it('an e-mail from left to right has its addresses within its sentences', () => {
  const { subject, text, html } = wordMail('endsToday', { ...facts, locale: 'en' });
  expect(subject).toBe('Your Chalchitra subscription ends today');
  expect(text).toBe(
    [
      'Hello Asha <b>,',
      '',
      'Your subscription ends today. It is not renewed automatically.',
      '',
      'Renew: https://watch.example/subscription?renew',
      '',
      'Chalchitra',
      '',
      '-- ',
      'You receive this email because you subscribed at https://watch.example. You can reach us at help@watch.example.',
      'Stop reminders: https://watch.example/services/content/unsubscribe?token=dXNlcg.c2ln',
      '',
    ].join('\n'),
  );
  expect(html).not.toContain('bdi');
});
