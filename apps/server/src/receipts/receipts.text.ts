import { type FontName, inFonts } from './receipts.fonts';

/**
 * The library fails where a font leaves a mark without a place of its own, as one of Odia does; its letters then stand
 * without. Its type knows a list of features alone, the shaping takes switches too.
 */
const WITHOUT_MARKS = {
  mark: false,
  mkmk: false,
  abvm: false,
  blwm: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

interface Piece {
  readonly font: FontName;
  readonly text: string;
  readonly width: number;
  readonly features: PDFKit.Mixins.OpenTypeFeatures[] | undefined;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Nastaliq's letters hang from high above their line to far below it. */
const LINE_HEIGHT = { Arabic: 2.4, other: 1.5 };

/** Where letters stand in their line, from its top. */
const BASELINE = { Arabic: 1.5, other: 1 };
/** Marks of direction, which have no glyph: the order of pieces follows from their letters. */
const ISOLATES = /[\u200e\u200f\u2066-\u2069]/g;

/** In which direction a piece is read; spaces and signs have none of their own. */
const directionOf = ({ font, text }: Piece): 'rtl' | 'ltr' | null =>
  font === 'Arabic' ? 'rtl' : /[\p{L}\p{N}\p{Sc}]/u.test(text) ? 'ltr' : null;

/** Pieces of a line that is read from right to left, from its left end on; words and numbers of others keep their order. */
export function mirrored(pieces: readonly Piece[]): Piece[] {
  const groups: Piece[][] = [];
  for (const [place, piece] of pieces.entries()) {
    const before = pieces.slice(0, place).findLast((one) => directionOf(one) !== null);
    const isBetween =
      directionOf(piece) === null && pieces.slice(place).find((one) => directionOf(one) !== null);
    const direction = isBetween ? directionOf(isBetween) : directionOf(piece);
    const last = groups.at(-1);
    if (last && direction === 'ltr' && before && directionOf(before) === 'ltr') last.push(piece);
    else groups.push([piece]);
  }
  return groups.toReversed().flat();
}

/**
 * Text of a document in several fonts, broken at spaces, and inside words that are wider than a line. A document that is
 * read from right to left has its lines at the right.
 */
export function createWriter(document: PDFKit.PDFDocument, dir: 'ltr' | 'rtl' = 'ltr') {
  const measured = ({ font, text }: { font: FontName; text: string }): Piece => {
    document.font(font);
    try {
      return { font, text, width: document.widthOfString(text), features: undefined };
    } catch {
      const width = document.widthOfString(text, { features: WITHOUT_MARKS });
      return { font, text, width, features: WITHOUT_MARKS };
    }
  };
  const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0);
  /** Spaces stand alone where pieces change their places. */
  const pieces = (text: string) =>
    inFonts(text.replaceAll(ISOLATES, ''))
      .flatMap(({ font, text: part }) =>
        dir === 'ltr' ? [{ font, text: part }] : part.split(/(\s+)/).map((one) => ({ font, text: one })),
      )
      .filter(({ text: part }) => part !== '')
      .map(measured);

  /** A word in parts that are at most so wide: one, where it fits. */
  const partsOf = (word: string, width: number): string[] => {
    if (widthOf(pieces(word)) <= width) return [word];
    const parts: string[] = [];
    for (const { segment } of graphemes.segment(word)) {
      const longer = `${parts.at(-1) ?? ''}${segment}`;
      if (parts.length > 0 && widthOf(pieces(longer)) <= width) parts[parts.length - 1] = longer;
      else parts.push(segment);
    }
    return parts;
  };

  /** The lines of a text that are at most so wide. */
  const linesOf = (text: string, width: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).flatMap((one) => partsOf(one, width))) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(pieces(longer)) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };

  return {
    /** Writes a text from a point; returns the height that it took. */
    write(text: string, at: { x: number; y: number; width: number; size: number; colour: string }): number {
      document.fontSize(at.size).fillColor(at.colour);
      const lines = linesOf(text, at.width);
      // On an Urdu page names and values stand on the same line, whichever letters they have.
      const isTall =
        dir === 'rtl' || lines.some((line) => pieces(line).some(({ font }) => font === 'Arabic'));
      const lineHeight = at.size * (isTall ? LINE_HEIGHT.Arabic : LINE_HEIGHT.other);
      lines.forEach((line, index) => {
        const inLine = dir === 'ltr' ? pieces(line) : mirrored(pieces(line));
        let x = dir === 'ltr' ? at.x : at.x + at.width - widthOf(inLine);
        for (const { font, text: part, width, features } of inLine) {
          document
            .font(font)
            .text(
              part,
              x,
              at.y + index * lineHeight + at.size * (isTall ? BASELINE.Arabic : BASELINE.other),
              {
                lineBreak: false,
                // Fonts differ in height; their letters stand on one line.
                baseline: 'alphabetic',
                ...(features && { features }),
              },
            );
          x += width;
        }
      });
      return lines.length * lineHeight;
    },
  };
}
