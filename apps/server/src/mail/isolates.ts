import { type LocaleTag, localeAttributes } from '@chalchitra/api/contract';
import { html } from 'hono/html';

/** Unicode's isolates: what is between them has its own direction, and counts as one sign for what is around it. */
const LTR = '\u2066';
const OWN = '\u2068';
const END = '\u2069';
const ISOLATED = new RegExp(`([${LTR}${OWN}][^${END}]*${END})`);
/** What else changes directions, of which a name must not bring its own. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** How values are put into words, so that their signs and the words around them keep their order. */
export interface Isolates {
  /** A name, in whichever direction its letters have. */
  own(value: string): string;
  /** An address or a number. */
  ltr(value: string): string;
  /** An address in plain text: alone on its line, because an isolate would become a part of the link that a mail program makes. */
  link(address: string): string;
  /** The same after the words that say where it leads. */
  named(words: string, address: string): string;
}

const inLtr: Isolates = {
  own: (value) => value.replace(CONTROLS, ''),
  ltr: (value) => value,
  link: (address) => address,
  named: (words, address) => `${words}: ${address}`,
};

const inRtl: Isolates = {
  own: (value) => `${OWN}${inLtr.own(value)}${END}`,
  ltr: (value) => `${LTR}${value}${END}`,
  link: (address) => `\n${address}\n`,
  named: (words, address) => `${words}:\n${address}`,
};

/** Isolates for words from right to left; words from left to right with Latin addresses need none. */
export const isolatesIn = (locale: LocaleTag): Isolates =>
  localeAttributes(locale).dir === 'rtl' ? inRtl : inLtr;

/** The same words for a page, with elements in place of the signs. */
export const withElements = (words: string) =>
  words.split(ISOLATED).map((part) => {
    const value = part.slice(1, -1);
    if (part.startsWith(LTR)) return html`<bdi dir="ltr">${value}</bdi>`;
    return part.startsWith(OWN) ? html`<bdi>${value}</bdi>` : part;
  });
