import { createRequire } from 'node:module';
import sharp from 'sharp';

interface Comparison {
  errorMessage: string;
  /** A PNG of what differs; missing where the pictures could not be laid over each other. */
  diff?: Buffer;
}
type Comparator = (actual: Buffer, expected: Buffer, options: { threshold: number }) => Comparison | null;

// Playwright's own comparison of pictures, which its test runner uses: the package offers it without types.
const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
  utils: { getComparator(type: string): Comparator };
};
const comparePixels = utils.getComparator('image/png');

/** What two pictures differ in: a sentence, and a PNG in which the places are marked. */
export interface Difference {
  sentence: string;
  marked: Buffer | null;
}

/** Null where two PNG pictures are the same, pixel by pixel and without tolerance. */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const found = comparePixels(after, before, { threshold: 0 });
  return found && { sentence: found.errorMessage.trim(), marked: found.diff ?? null };
}

/** A picture in which every pixel has the same colour shows nothing. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ min, max }) => min === max);
}
