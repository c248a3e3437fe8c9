import { localesOf } from '@chalchitra/api/contract';
import { describe, expect, it } from 'vitest';
import { createCopy } from './copy';
import { english } from './english';
import { loadLocale } from './locales';
import { accent } from './pseudo/accent';

type Flat = [path: string, text: string];

function textsOf(messages: unknown, path = ''): Flat[] {
  if (typeof messages === 'string') return [[path, messages]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, message]) => textsOf(message, `${path}.${name}`));
}

const LETTERS = /\p{L}/u;

it.each(localesOf('local'))('%s loads every area (spec §18)', async (tag) => {
  const bundle = await loadLocale(tag);
  const copy = createCopy(bundle);
  expect(['base', ...bundle.areas]).toEqual(expect.arrayContaining(Object.keys(english)));
  for (const name of bundle.areas) {
    await copy.load(name);
    expect(Object.keys(copy.area(name))).toEqual(Object.keys(english[name]));
  }
});

it.each(localesOf('hosted'))('%s writes shares as percent (spec §18)', async (tag) => {
  const { base, load } = await loadLocale(tag);
  const { feedback, percent } = await load('player');
  expect(percent({ percent: 43 })).toBe('43%');
  expect(feedback.volume({ percent: 95 })).toMatch(/ 95%$/);
  expect(base.home.watched({ percent: 50 })).toContain('50%');
});

describe('the accented language', () => {
  it('changes each text of English, and makes it two fifths longer', async () => {
    const { base, load } = await loadLocale('en-XA');
    const changed = new Map(textsOf({ base, player: await load('player') }));
    for (const [path, text] of textsOf({ base: english.base, player: english.player })) {
      if (!LETTERS.test(text)) expect(changed.get(path)).toBe(text);
      else {
        expect(changed.get(path)).toMatch(/^\[.*\]$/s);
        if (text.length > 6 && /[aeiou]/i.test(text)) {
          expect(changed.get(path)?.length).toBe(text.length + Math.ceil(text.length * 0.4));
        }
      }
    }
    expect(accent('Reload the page')).toBe('[Řéļóóááď ťĥé pááğéé]');
  });

  it('leaves what is put into a message as it is, and formats as English does', async () => {
    const { messages, present } = createCopy(await loadLocale('en-XA'));
    expect(messages.titles.document({ page: 'Monsoon Days', brand: 'Chalchitra' })).toBe(
      'Monsoon Days · Chalchitra',
    );
    expect(messages.video.player({ title: 'Monsoon Days' })).toMatch(/^\[.*ó.*:\] Monsoon Days$/);
    expect(messages.home.slide({ number: 2, count: 12 })).toMatch(/^\[Š.* 2 .* 12\]$/);
    expect(present.money(199)).toBe('₹199');
  });
});

it('mirrors each word in the language from right to left, and neither figures nor values', async () => {
  const { messages } = createCopy(await loadLocale('ar-XB'));
  const word = (text: string) => `\u200f\u202e${text}\u202c\u200f`;
  expect(messages.actions.tryAgain).toBe(`${word('Try')} ${word('again')}`);
  expect(messages.home.slide({ number: 2, count: 12 })).toBe(`${word('Slide')} 2 ${word('of')} 12`);
  expect(messages.video.player({ title: 'Monsoon Days' })).toBe(
    `${word('Video')} ${word('player')}: Monsoon Days`,
  );
});
