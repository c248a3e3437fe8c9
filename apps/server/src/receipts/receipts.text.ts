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

/** Text of a document in several fonts, broken at spaces, and inside words that are wider than a line. */
export function createWriter(document: PDFKit.PDFDocument) {
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
  const pieces = (text: string) => inFonts(text).map(measured);

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
    /** Writes a text from a point; answers the height that it took. */
    write(text: string, at: { x: number; y: number; width: number; size: number; colour: string }): number {
      document.fontSize(at.size).fillColor(at.colour);
      const lines = linesOf(text, at.width);
      const lineHeight = at.size * 1.5;
      lines.forEach((line, index) => {
        let x = at.x;
        for (const { font, text: part, width, features } of pieces(line)) {
          document.font(font).text(part, x, at.y + index * lineHeight + at.size, {
            lineBreak: false,
            // Fonts differ in height; their letters stand on one line.
            baseline: 'alphabetic',
            ...(features && { features }),
          });
          x += width;
        }
      });
      return lines.length * lineHeight;
    },
  };
}
