import { mark } from './Marked.css';

/** A part of a text, in UTF-16 units: where it begins, and where it has ended. */
export type TextRange = readonly [start: number, end: number];

export interface MarkedProps {
  text: string;
  /** The text's language, BCP 47. */
  lang?: string | null | undefined;
  /** What matched, in order. */
  ranges: readonly TextRange[];
}

/** Signs that belong to the letter before them, and what joins letters. */
const JOINED = /[\p{Mark}\u200c\u200d]/u;

/** Moves a place on to where the letter that it would cut has ended. */
function endOfLetter(text: string, place: number): number {
  let next = Math.min(Math.max(place, 0), text.length);
  while (next > 0 && next < text.length && JOINED.test(text.charAt(next))) next += 1;
  return next;
}

/** A text in its own direction, with what matched marked in its own script. */
export function Marked({ text, lang, ranges }: MarkedProps) {
  let from = 0;
  const parts = ranges.flatMap(([start, end]) => {
    const begin = Math.max(from, endOfLetter(text, start));
    const stop = endOfLetter(text, end);
    if (stop <= begin) return [];
    const before = text.slice(from, begin);
    from = stop;
    return [
      before,
      <mark className={mark} key={begin}>
        {text.slice(begin, stop)}
      </mark>,
    ];
  });
  return (
    <bdi lang={lang ?? undefined}>
      {parts}
      {text.slice(from)}
    </bdi>
  );
}
