import { scriptLanguage } from '@chalchitra/api/contract';
import type { TextSpan } from '@chalchitra/api/types';
import { findIn, NO_MATCH } from './findIn';
import { formsOf, plainName, wordsOf } from './fold/forms';

/** A name as the database found it. */
export interface Candidate {
  readonly name: string;
  readonly lang: string | null;
  /** The sounds of its words, in each of its readings. */
  readonly forms: readonly (readonly string[])[];
}

/** How well a name matches, from 0 (the same) on, and what of it does. */
export interface NameMatch {
  cost: number;
  /** What of it comes of other sounds: a beginning without any is no misspelling. */
  editCost: number;
  /** Whether it is the whole name. */
  isWhole: boolean;
  /** How many sounds were compared; the fewer, the less they say. */
  sounds: number;
  /** Takes longer than the comparison, and is needed of few. */
  matched(): TextSpan[];
}

/** Beyond it a name is another one. */
export const MAX_COST = 0.34;

/** A query with its readings, read once for all names. */
export interface ReadQuery {
  readonly plain: string;
  /** The language that its script says, by whose rules names of no known language are compared; null for Latin. */
  readonly lang: string | null;
  readonly forms: readonly (readonly string[])[];
}

/** Reads a query in all the ways in which it may be said. */
export const readQuery = (query: string): ReadQuery => ({
  plain: plainName(query),
  lang: scriptLanguage(query),
  forms: formsOf(query),
});

// Letter by letter the same: before another name that only sounds so.
const SAME_LETTERS = -0.02;
const SAME_START = -0.01;

/** The words of a name that columns of its joined sounds stand for, as they are written. */
function spansOf(name: string, words: readonly string[], start: number, end: number): TextSpan[] {
  const all = wordsOf(name);
  // Words that aren't said, as a dash, have no sounds.
  const written = all.length === words.length ? all : all.filter(({ text }) => formsOf(text).length > 0);
  let column = 0;
  const spans: [number, number][] = [];
  for (const [index, word] of words.entries()) {
    const [from, to] = [column, column + word.length];
    column = to;
    const place = written[index];
    const covered = Math.min(end, to) - Math.max(start, from);
    if (place === undefined || covered <= 0 || covered < word.length / 3) continue;
    const last = spans.at(-1);
    // Words beside each other are one mark.
    if (last && name.slice(last[1], place.start).trim() === '') last[1] = place.start + place.text.length;
    else spans.push([place.start, place.start + place.text.length]);
  }
  return spans;
}

/** How well a name matches a query, up to a cost, in the readings of both that are nearest to each other. */
export function matchName(query: ReadQuery, { name, lang, forms }: Candidate, maxCost: number): NameMatch {
  let best = NO_MATCH;
  let words: readonly string[] = [];
  for (const form of forms) {
    for (const typed of query.forms) {
      const found = findIn(typed, form, lang ?? query.lang ?? '', Math.min(maxCost, best.cost));
      if (found.cost < best.cost) [best, words] = [found, form];
    }
  }
  const plain = best.cost === Number.POSITIVE_INFINITY ? '' : plainName(name);
  const nearer = plain === query.plain ? SAME_LETTERS : plain.startsWith(query.plain) ? SAME_START : 0;
  return {
    cost: best.cost + nearer,
    // What is written alike is no misspelling, however it is said.
    editCost: nearer < 0 ? 0 : best.editCost,
    isWhole: best.isWhole,
    sounds: best.sounds,
    matched: () => spansOf(name, words, best.start, best.end),
  };
}
