export { resolvePalette } from './palettes.js';

export const TAU = Math.PI * 2;

/** A seeded source of numbers in [0, 1): the same seed draws the same picture. */
export function randomOf(seed) {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hex = (values) => `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour this far (0 to 1) from one hex colour to another. */
export function mix(from, to, share) {
  const [a, b] = [channels(from), channels(to)];
  return hex(a.map((value, index) => value + (b[index] - value) * share));
}

/** A hex colour with an opacity. */
export function alpha(colour, opacity) {
  return `rgba(${channels(colour).join(',')},${opacity})`;
}

/** The colour of a layer at this depth: 0 is the farthest, 1 the nearest. */
export function layerColour(palette, depth) {
  return depth < 0.5
    ? mix(palette.far, palette.mid, depth * 2)
    : mix(palette.mid, palette.near, depth * 2 - 1);
}

/** Fills the whole picture with a vertical gradient through these colours. */
export function backdrop(g, width, height, colours, until = height) {
  const paint = g.createLinearGradient(0, 0, 0, until);
  for (const [index, colour] of colours.entries()) paint.addColorStop(index / (colours.length - 1), colour);
  g.fillStyle = paint;
  g.fillRect(0, 0, width, height);
}

export function disc(g, x, y, radius, colour) {
  g.fillStyle = colour;
  g.beginPath();
  g.arc(x, y, radius, 0, TAU);
  g.fill();
}

/** A soft light round a point. */
export function halo(g, x, y, radius, colour, opacity = 0.6) {
  const paint = g.createRadialGradient(x, y, 0, x, y, radius);
  paint.addColorStop(0, alpha(colour, opacity));
  paint.addColorStop(0.45, alpha(colour, opacity * 0.35));
  paint.addColorStop(1, alpha(colour, 0));
  g.fillStyle = paint;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A closed shape through points given as flat [x, y, …]. */
export function shape(g, points, colour) {
  g.fillStyle = colour;
  g.beginPath();
  for (let at = 0; at < points.length; at += 2) g.lineTo(points[at], points[at + 1]);
  g.closePath();
  g.fill();
}

/** A smooth wandering curve: returns a function from x (units) to about -1…1. */
export function wander(random, wavelength, octaves = 3) {
  const parts = Array.from({ length: octaves }, (_, index) => ({
    turn: random() * TAU,
    rate: (TAU / wavelength) * 1.9 ** index * (0.85 + random() * 0.3),
    size: 0.55 ** index,
  }));
  const total = parts.reduce((sum, part) => sum + part.size, 0);
  return (x) => parts.reduce((sum, part) => sum + Math.sin(x * part.rate + part.turn) * part.size, 0) / total;
}

/** Fills everything below the curve `at(x)`. */
export function land(g, width, height, at, colour, step = 8) {
  g.fillStyle = colour;
  g.beginPath();
  g.moveTo(-step, height + 2);
  for (let x = -step; x <= width + step; x += step) g.lineTo(x, at(x));
  g.lineTo(width + step, height + 2);
  g.closePath();
  g.fill();
}

/** Draws inside its own coordinates: origin moved, scaled and turned. */
export function placed(g, x, y, scale, draw, turn = 0) {
  g.save();
  g.translate(x, y);
  if (turn) g.rotate(turn);
  g.scale(scale, Math.abs(scale));
  draw();
  g.restore();
}

/** Draws the same thing `count` times round the origin. */
export function around(g, count, draw, offset = 0) {
  for (let index = 0; index < count; index += 1) {
    g.save();
    g.rotate(offset + (TAU * index) / count);
    draw(index);
    g.restore();
  }
}

/** A leaf or petal from the origin up to (0, -length). */
export function petal(g, length, breadth, colour) {
  g.fillStyle = colour;
  g.beginPath();
  g.moveTo(0, 0);
  g.bezierCurveTo(breadth, -length * 0.25, breadth * 0.9, -length * 0.75, 0, -length);
  g.bezierCurveTo(-breadth * 0.9, -length * 0.75, -breadth, -length * 0.25, 0, 0);
  g.fill();
}

/** 0 before `from`, 1 after `to`, easing in between. */
export function ease(value, from = 0, to = 1) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
