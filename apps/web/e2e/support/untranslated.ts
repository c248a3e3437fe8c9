import type { Page } from './test';

/** What a page shows that is neither a message nor something else that stays as it is. */
export interface TextRules {
  /** Matches what was written by a message. */
  message: RegExp;
  /** Texts that are data: titles, names, the brand. */
  data: ReadonlySet<string>;
}

const LETTERS = /\p{L}/u;

/** What `Intl` writes in the formats of English, initials, and handles. */
const FORMATS = [
  /^\d+(h|m|s)( \d+(m|s))?$/,
  /^\d+ (hour|minute|second)s?( \d+ (minute|second)s?)*$/,
  /^\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) \d{4}$/,
  /^[\d.,]+(K|L|T|Cr|M)?$/,
  /^(\p{Lu}|\p{Lo}\p{M}*){1,2}$/u,
  /^@\S+$/,
];

/** Every text that is seen or read aloud in an open page. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'placeholder', 'title'];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, template, noscript') || !element.checkVisibility()) continue;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
    }
    return texts;
  });

/** Whether a text is made of messages, data and formats alone. */
export function isTranslated(text: string, { message, data }: TextRules): boolean {
  const isKept = (part: string) => {
    const words = part.replace(/^[^\p{L}\p{N}@]+|[^\p{L}\p{M}\p{N})]+$/gu, '');
    if (!LETTERS.test(words) || FORMATS.some((format) => format.test(words))) return true;
    return [part.trim(), words, words.replace(/^\d+ /, '')].some((known) => data.has(known));
  };
  // A tab's title ends with the brand; the name before it may hold the same mark.
  const [, name = text, last = ''] = /^(.*) · (.*?)$/s.exec(text) ?? [];
  return [
    [text],
    [name, last],
    text.split(message),
    text.split(message).flatMap((rest) => rest.split(/[·,:]/)),
  ].some((parts) => parts.every(isKept));
}

/** The texts of an open page that no message wrote and that are no data. */
export async function untranslatedIn(page: Page, rules: TextRules): Promise<string[]> {
  return [...new Set((await textsOf(page)).filter((text) => !isTranslated(text, rules)))];
}

/** Every string in a JSON value; lists of words such as genres also word by word, and keywords as hashtags are. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const words = value.split(',').map((word) => word.trim());
    return [value.trim(), ...words, `#${value.replace(/\s+/gu, '')}`];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
