import { DEFAULT_LOCALE, localesOf } from '@chalchitra/api/contract';
import { describe, expect, it } from 'vitest';
import { createCopy } from './copy';
import { bundle as english } from './en';
import { accent } from './en-XA';
import { loadLocale } from './locales';

type Flat = [path: string, text: string];

function textsOf(messages: unknown, path = ''): Flat[] {
  if (typeof messages === 'string') return [[path, messages]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, message]) => textsOf(message, `${path}.${name}`));
}

async function allTexts(tag: Parameters<typeof loadLocale>[0]): Promise<Flat[]> {
  const { base, areas } = await loadLocale(tag);
  const loaded = await Promise.all(
    Object.entries(areas).map(async ([name, load]) => ({ [name]: await load() })),
  );
  return textsOf(Object.assign({ base }, ...loaded));
}

const LETTERS = /\p{L}/u;

describe('languages (spec §12)', () => {
  it.each(localesOf('local'))('%s has every message of English', async (tag) => {
    const pathsOf = (texts: Flat[]) => texts.map(([path]) => path);
    expect(pathsOf(await allTexts(tag))).toEqual(pathsOf(await allTexts(DEFAULT_LOCALE)));
  });
});

describe('the accented language', () => {
  it('changes each text of English, and makes it two fifths longer', async () => {
    const changed = new Map(await allTexts('en-XA'));
    for (const [path, text] of await allTexts('en')) {
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
    expect(messages.titles.document('Monsoon Days', 'Chalchitra')).toBe('Monsoon Days · Chalchitra');
    expect(messages.video.player('Monsoon Days')).toMatch(/^\[.*ó.*:\] Monsoon Days$/);
    expect(messages.home.slide(2, 12)).toMatch(/^\[Š.* 2 .* 12\]$/);
    expect(present.money(199)).toBe(createCopy(english).present.money(199));
  });
});

it('mirrors each word in the language from right to left, and neither figures nor values', async () => {
  const { messages } = createCopy(await loadLocale('ar-XB'));
  const word = (text: string) => `\u200f\u202e${text}\u202c\u200f`;
  expect(messages.actions.tryAgain).toBe(`${word('Try')} ${word('again')}`);
  expect(messages.home.slide(2, 12)).toBe(`${word('Slide')} 2 ${word('of')} 12`);
  expect(messages.video.player('Monsoon Days')).toBe(`${word('Video')} ${word('player')}: Monsoon Days`);
});
