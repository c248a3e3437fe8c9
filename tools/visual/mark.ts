import sharp from 'sharp';
import type { Overlay } from './compare';

/** A part of a picture, in its pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Changed pixels that lie nearer to each other than this belong to one place. */
const CELL = 48;

/** So many places are marked; a picture with more has changed all over. */
const MAX_PLACES = 12;

function differsAt({ before, after }: Overlay): (at: number) => boolean {
  return (at) => before[at] !== after[at];
}

/** The smallest place around two. */
function around(one: Place, other: Place): Place {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** The changed pixels of each cell that has some, by the cell's column and row. */
function cellsOf(overlay: Overlay): Map<string, Place> {
  const differs = differsAt(overlay);
  const cells = new Map<string, Place>();
  for (let top = 0, at = 0; top < overlay.height; top += 1) {
    for (let left = 0; left < overlay.width; left += 1, at += 1) {
      if (!differs(at)) continue;
      const key = `${Math.floor(left / CELL)} ${Math.floor(top / CELL)}`;
      const pixel = { left, top, width: 1, height: 1 };
      const cell = cells.get(key);
      cells.set(key, cell ? around(cell, pixel) : pixel);
    }
  }
  return cells;
}

/** Takes a cell and all that touch it out of those that are left; returns the place around them. */
function takeTogether(cells: Map<string, Place>, start: string): Place | null {
  let place: Place | null = null;
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const cell = cells.get(key);
    if (!cell) continue;
    cells.delete(key);
    place = place ? around(place, cell) : cell;
    const [column = 0, row = 0] = key.split(' ').map(Number);
    for (const across of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) waiting.push(`${column + across} ${row + down}`);
    }
  }
  return place;
}

/** Where two pictures differ, from top to bottom. */
export function placesOf(overlay: Overlay): Place[] {
  const cells = cellsOf(overlay);
  const places: Place[] = [];
  for (const key of [...cells.keys()]) {
    const place = takeTogether(cells, key);
    if (place) places.push(place);
  }
  if (places.length <= MAX_PLACES) return places;
  return [places.reduce(around)];
}

const CHANGED = [255, 45, 149];
const BESIDE = [255, 214, 0];
const HALO = 2;

function paint(pixels: Buffer, at: number, colour: readonly number[]): void {
  for (const [channel, value] of colour.entries()) pixels[at * 3 + channel] = value;
}

/**
 * The picture as it has become, dark and grey, with every changed pixel in pink and a yellow edge around, so that
 * a single one is seen. As PNG.
 */
export function markDifference(overlay: Overlay): Promise<Buffer> {
  const { width, height, after, before } = overlay;
  const differs = differsAt(overlay);
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < after.length; at += 1) {
    const colour = after[at] || before[at] || 0;
    const grey = ((colour & 255) + ((colour >> 8) & 255) + ((colour >> 16) & 255)) / 9;
    paint(pixels, at, [grey, grey, grey]);
  }
  for (let top = 0, at = 0; top < height; top += 1) {
    for (let left = 0; left < width; left += 1, at += 1) {
      if (!differs(at)) continue;
      for (let y = Math.max(0, top - HALO); y <= Math.min(height - 1, top + HALO); y += 1) {
        for (let x = Math.max(0, left - HALO); x <= Math.min(width - 1, left + HALO); x += 1) {
          if (!differs(y * width + x)) paint(pixels, y * width + x, BESIDE);
        }
      }
      paint(pixels, at, CHANGED);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
}
