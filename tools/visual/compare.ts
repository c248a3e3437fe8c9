import playwright from 'playwright-core/lib/coreBundle';
import sharp from 'sharp';

const comparePixels = playwright.utils.getComparator('image/png');

/** What two pictures differ in: a sentence, and a PNG in which the places are marked. */
export interface Difference {
  sentence: string;
  marked: Buffer | null;
}

/** Null where two PNG pictures are the same, pixel by pixel and without tolerance. */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const found = comparePixels(after, before, { threshold: 0 });
  if (!found) return null;
  // The ratio is rounded up to a hundredth, which makes one pixel look like many.
  const sentence = found.errorMessage.replace(/ \(ratio [^)]*\)/, '').trim();
  return { sentence, marked: found.diff ?? null };
}

/** A picture in which every pixel has the same colour shows nothing. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ min, max }) => min === max);
}
