import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Two pictures laid over each other: a number for each pixel's colour, row by row, 0 where a picture has none. */
export interface Overlay {
  width: number;
  height: number;
  before: Uint32Array;
  after: Uint32Array;
}

async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Uint32Array> {
  const own = await sizeOf(picture);
  const { buffer, byteOffset, byteLength } = await sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#0000' })
    .raw()
    .toBuffer();
  return new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

async function layOver(before: Buffer, after: Buffer): Promise<Overlay> {
  const [one, other] = [await sizeOf(before), await sizeOf(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  return {
    width,
    height,
    before: await pixelsOf(before, width, height),
    after: await pixelsOf(after, width, height),
  };
}

/** How far two colours are from each other in the channel in which they differ most, of 255. */
function distanceOf(one: number, other: number): number {
  let distance = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    distance = Math.max(distance, Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)));
  }
  return distance;
}

/** How many pixels differ, by whatever, and how far the one that differs most. */
function extentOf({ before, after }: Overlay): { count: number; distance: number } {
  let count = 0;
  let distance = 0;
  for (let at = 0; at < after.length; at += 1) {
    const [one = 0, other = 0] = [before[at], after[at]];
    if (one === other) continue;
    count += 1;
    if (distance < 255) distance = Math.max(distance, distanceOf(one, other));
  }
  return { count, distance };
}

/** What two pictures differ in, in a sentence, and both laid over each other. */
export interface Difference {
  sentence: string;
  overlay: Overlay;
}

/** With more pixels than these, a difference is never one of smoothed edges alone. */
const FEW_PIXELS = 5000;

/** pixelmatch lets pixels pass that look like smoothed edges, whatever its threshold. */
function isSmoothingAlone({ before, after, width, height }: Overlay): boolean {
  const [one, other] = [new Uint8Array(before.buffer), new Uint8Array(after.buffer)];
  return pixelmatch(one, other, undefined, width, height, { threshold: 0 }) === 0;
}

async function sentenceOf(before: Buffer, after: Buffer, overlay: Overlay): Promise<string> {
  const [one, other] = [await sizeOf(before), await sizeOf(after)];
  const { count, distance } = extentOf(overlay);
  const isSameSize = one.width === other.width && one.height === other.height;
  const size = isSameSize
    ? ''
    : `${one.width} × ${one.height} pixels have become ${other.width} × ${other.height}; `;
  const pixels = count === 1 ? '1 pixel differs' : `${count.toLocaleString('en')} pixels differ`;
  const isSmoothing = isSameSize && count <= FEW_PIXELS && isSmoothingAlone(overlay);
  return `${size}${pixels} by at most ${distance} of 255${isSmoothing ? ', in the smoothing of edges alone' : ''}`;
}

/** Null where two PNG pictures are the same, pixel by pixel and without tolerance. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const overlay = await layOver(before, after);
  const isSame = overlay.after.every((pixel, at) => pixel === overlay.before[at]);
  return isSame ? null : { sentence: await sentenceOf(before, after, overlay), overlay };
}

/** A picture in which every pixel has the same colour shows nothing. */
export async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ min, max }) => min === max);
}
