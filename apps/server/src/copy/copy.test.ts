import { localesOf } from '@chalchitra/api/contract';
import { expect, it } from 'vitest';
import { copyIn } from './copy';

it.each(localesOf('hosted'))('has the server’s own words in %s, with their parameters (spec §18)', (tag) => {
  const { locale, messages } = copyIn(tag);
  expect(locale).toBe(tag);
  expect(messages.payment.home({ brand: 'Nāṭak' })).toContain('Nāṭak');
  expect(messages.mail.endsSoon.subject({ brand: 'Nāṭak', date: '5' })).toMatch(/Nāṭak.*5/);
  const isEnglish = /[A-Za-z]{2}/.test(messages.trouble.away.text + messages.mail.endsToday.text);
  expect(isEnglish).toBe(tag === 'en');
});

it('is English where a language is generated for tests', () => expect(copyIn('ar-XB').locale).toBe('en'));
