import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, wander } from './kit.js';
import { birds, cloud, person, stars } from './props.js';

/** A camel in profile, walking: feet on y = 0, about 100 units tall, facing right. */
function camel(g, step, colour, saddle, trim) {
  g.strokeStyle = colour;
  g.lineCap = 'round';
  g.lineWidth = 6;
  for (const [x, turn] of [
    [-24, 0],
    [-18, 2.2],
    [22, 3.4],
    [28, 1.2],
  ]) {
    const swing = Math.sin(step + turn) * 8;
    g.beginPath();
    g.moveTo(x, -44);
    g.quadraticCurveTo(x + swing * 0.4, -24, x + swing, 0);
    g.stroke();
  }
  g.fillStyle = colour;
  g.beginPath();
  g.moveTo(-36, -46);
  g.bezierCurveTo(-34, -74, -14, -66, -8, -80);
  g.bezierCurveTo(0, -94, 8, -82, 12, -68);
  g.bezierCurveTo(26, -66, 34, -58, 40, -62);
  g.bezierCurveTo(52, -68, 50, -92, 58, -104);
  g.bezierCurveTo(64, -110, 76, -104, 80, -98);
  g.bezierCurveTo(78, -92, 68, -94, 64, -90);
  g.bezierCurveTo(62, -68, 56, -48, 34, -42);
  g.bezierCurveTo(10, -36, -20, -36, -36, -46);
  g.fill();
  g.fillStyle = saddle;
  g.beginPath();
  g.moveTo(-18, -70);
  g.quadraticCurveTo(0, -100, 18, -68);
  g.lineTo(14, -44);
  g.lineTo(-14, -44);
  g.fill();
  g.fillStyle = trim;
  g.fillRect(-15, -52, 30, 4);
  for (let x = -12; x <= 12; x += 6) g.fillRect(x - 1, -44, 2, 7);
}

/** Dunes in folded layers, a low sun and a caravan on the crest. */
export function dunes(g, { width, height, t, focus, palette, random, isWide, isNight = false, camels = 4 }) {
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.6), palette.glow], height * 0.62);
  const sunX = width * (isWide ? focus + 0.06 : 0.62);
  const sunY = height * (isWide ? 0.34 : 0.36);
  if (isNight) stars(g, width, height * 0.55, 130, palette.light, t, random);
  halo(g, sunX, sunY, 380, palette.light, 0.5);
  disc(g, sunX, sunY, 118, isNight ? palette.light : mix(palette.light, palette.accent, 0.25));
  if (isNight) disc(g, sunX - 34, sunY - 14, 104, mix(palette.sky, palette.glow, 0.42));
  for (let index = 0; index < 4; index += 1) {
    cloud(
      g,
      random() * width + t * (2 + index),
      height * (0.14 + random() * 0.26),
      180 + random() * 160,
      palette.light,
      0.28,
    );
  }
  birds(g, sunX - 260, height * 0.22, 6, 14, alpha(palette.near, 0.6), t, random);
  const crests = [];
  for (let index = 0; index < 5; index += 1) {
    const depth = index / 4;
    const curve = wander(random, 1300 - index * 90, 2);
    const base = height * (0.53 + depth * 0.33);
    const tall = 46 + depth * 74;
    const shift = t * (3 + depth * 12) + index * 700;
    const at = (x) => base + curve(x + shift) * tall;
    crests.push(at);
    const colour = layerColour(palette, 0.04 + depth * 0.86);
    land(g, width, height, at, colour);
    // The lee side of each crest: the same curve, lowered more where the slope turns from the light.
    g.fillStyle = alpha(palette.near, 0.13 + depth * 0.05);
    g.beginPath();
    for (let x = -8; x <= width + 8; x += 8) g.lineTo(x, at(x) + 2);
    for (let x = width + 8; x >= -8; x -= 8) {
      const slope = (at(x + 12) - at(x - 12)) / 24;
      g.lineTo(x, at(x) + Math.max(0, slope) * 420 + 3);
    }
    g.fill();
    if (index === 2) caravan(g, at, { width, t, focus, palette, camels, isWide });
  }
  const ripple = crests[4];
  g.strokeStyle = alpha(palette.light, 0.09);
  g.lineWidth = 3;
  for (let row = 1; row < 6; row += 1) {
    g.beginPath();
    for (let x = -8; x <= width + 8; x += 16) {
      g.lineTo(x, ripple(x) + row * row * 7 + Math.sin(x * 0.03 + row * 2) * 4);
    }
    g.stroke();
  }
}

function caravan(g, at, { width, t, focus, palette, camels, isWide }) {
  const gap = isWide ? 138 : 112;
  const size = isWide ? 1.16 : 1;
  const start = width * (isWide ? focus + 0.13 : 0.86) - t * 3;
  g.strokeStyle = palette.near;
  g.lineWidth = 1.5;
  for (let index = 0; index < camels; index += 1) {
    const x = start - index * gap;
    const y = at(x) + 4;
    placed(g, x, y, size, () => camel(g, t * 2.4 + index, palette.near, palette.accent, palette.light));
    if (index < camels - 1) {
      g.beginPath();
      g.moveTo(x - 36 * size, y - 50);
      g.quadraticCurveTo(x - gap * 0.4, y - 30, x - gap + 74 * size, at(x - gap) - 88);
      g.stroke();
    }
  }
  const lead = start + gap * 0.85;
  person(
    g,
    lead,
    at(lead) + 4,
    84,
    { cloth: palette.light, skin: palette.near, trim: palette.near, hair: palette.accent },
    { facing: 1, step: t * 2.6 },
  );
}
