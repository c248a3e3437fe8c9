import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, TAU, wander } from './kit.js';

/** A deer with branching antlers, filled with rows of dots and dashes as in Gond painting; feet on y = 0. */
function deer(g, colour, pattern, t) {
  g.strokeStyle = colour;
  g.lineCap = 'round';
  g.lineWidth = 9;
  for (const x of [-46, -30, 34, 48]) {
    g.beginPath();
    g.moveTo(x * 0.9, -80);
    g.quadraticCurveTo(x - 6, -40, x, 0);
    g.stroke();
  }
  g.fillStyle = colour;
  g.beginPath();
  g.moveTo(-62, -84);
  g.bezierCurveTo(-70, -130, -20, -134, 10, -124);
  g.bezierCurveTo(40, -120, 44, -160, 54, -196);
  g.bezierCurveTo(60, -214, 96, -204, 106, -190);
  g.bezierCurveTo(96, -178, 84, -178, 80, -170);
  g.bezierCurveTo(78, -120, 66, -84, 46, -74);
  g.bezierCurveTo(10, -64, -40, -66, -62, -84);
  g.fill();
  g.lineWidth = 5;
  for (const [dx, lean] of [
    [60, -1],
    [72, 0.55],
  ]) {
    g.beginPath();
    g.moveTo(dx, -202);
    g.bezierCurveTo(dx + lean * 30, -240, dx + lean * 46, -250, dx + lean * 30, -296);
    g.moveTo(dx + lean * 24, -240);
    g.quadraticCurveTo(dx + lean * 56, -252, dx + lean * 66, -282);
    g.moveTo(dx + lean * 12, -224);
    g.quadraticCurveTo(dx - lean * 14, -244, dx - lean * 8, -270);
    g.stroke();
  }
  g.fillStyle = pattern;
  for (let row = 0; row < 4; row += 1) {
    for (let index = 0; index < 10; index += 1) {
      disc(g, -50 + index * 11 + (row % 2) * 5, -118 + row * 13 + Math.abs(index - 4.5) * 0.8, 2.4, pattern);
    }
  }
  for (let index = 0; index < 6; index += 1) disc(g, 56 + index * 1.5, -98 - index * 16, 2.2, pattern);
  disc(g, 78, -193, 3, pattern);
  g.strokeStyle = colour;
  g.lineWidth = 8;
  g.beginPath();
  g.moveTo(-60, -96);
  g.quadraticCurveTo(-78, -98 + Math.sin(t * 3) * 4, -80, -82);
  g.stroke();
}

function banyan(g, x, y, tall, colour, leaf, random, t) {
  g.fillStyle = colour;
  g.beginPath();
  g.moveTo(x - tall * 0.17, y);
  g.bezierCurveTo(
    x - tall * 0.05,
    y - tall * 0.14,
    x - tall * 0.09,
    y - tall * 0.34,
    x - tall * 0.26,
    y - tall * 0.6,
  );
  g.lineTo(x + tall * 0.3, y - tall * 0.62);
  g.bezierCurveTo(x + tall * 0.1, y - tall * 0.36, x + tall * 0.06, y - tall * 0.14, x + tall * 0.19, y);
  g.fill();
  g.strokeStyle = colour;
  for (let index = 0; index < 13; index += 1) {
    const dx = (random() - 0.5) * tall * 1.15;
    g.lineWidth = 2 + random() * 5;
    g.beginPath();
    g.moveTo(x + dx * 0.92, y - tall * 0.62);
    g.quadraticCurveTo(
      x + dx + Math.sin(t * 0.7 + index) * 5,
      y - tall * 0.3,
      x + dx * 1.02,
      y - (random() < 0.5 ? 0 : tall * 0.2),
    );
    g.stroke();
  }
  for (let index = 0; index < 34; index += 1) {
    const share = index / 33;
    const turn = Math.PI * (1.06 + 0.88 * ((index * 0.381966) % 1));
    const reach = tall * (0.42 - share * 0.26);
    const cx = x + Math.cos(turn) * reach * 1.25 + Math.sin(t * 0.5 + index) * 3;
    const cy = y - tall * 0.58 + Math.sin(turn) * reach * 0.86;
    const size = tall * (0.115 - share * 0.03) * (0.85 + random() * 0.3);
    disc(g, cx, cy, size, mix(leaf, colour, 0.78 - share * 0.5));
    g.strokeStyle = alpha(leaf, 0.35 + share * 0.5);
    g.lineWidth = 3;
    g.lineCap = 'round';
    for (const ring of [0.3, 0.58, 0.84]) {
      g.setLineDash(ring > 0.7 ? [1, 11] : [8, 9]);
      g.beginPath();
      g.arc(cx, cy, size * ring, 0, TAU);
      g.stroke();
    }
    g.setLineDash([]);
  }
}

/** A clearing at night: a banyan drawn in dots and dashes, deer, and fireflies. */
export function forest(
  g,
  { width, height, t, focus, palette, random, isWide, deerCount = 2, fireflies = 30 },
) {
  backdrop(
    g,
    width,
    height,
    [palette.sky, mix(palette.sky, palette.glow, 0.55), palette.glow],
    height * 0.85,
  );
  const moonX = width * (isWide ? focus - 0.24 : 0.3);
  halo(g, moonX, height * 0.3, 380, palette.light, 0.55);
  disc(g, moonX, height * 0.3, 106, palette.light);
  for (const depth of [0.05, 0.28, 0.5]) {
    const colour = mix(layerColour(palette, depth), palette.glow, Math.max(0, 0.4 - depth));
    for (let index = 0; index < 15; index += 1) {
      const span = width + 300;
      const x = ((((random() * span - t * (1 + depth * 8)) % span) + span) % span) - 150;
      const thick = 14 + depth * 46 * random() + 6;
      g.fillStyle = colour;
      g.beginPath();
      g.moveTo(x - thick, height);
      g.bezierCurveTo(x - thick * 0.4, height * 0.6, x - thick * 0.6, height * 0.3, x - thick * 0.3, -10);
      g.lineTo(x + thick * 0.4, -10);
      g.bezierCurveTo(x + thick * 0.5, height * 0.3, x + thick * 0.3, height * 0.6, x + thick, height);
      g.fill();
    }
    const ground = wander(random, 520, 3);
    land(
      g,
      width,
      height,
      (x) => height * (0.72 + depth * 0.22) + ground(x + t * (1 + depth * 8)) * 22,
      colour,
    );
  }
  const leaf = mix(palette.accent, palette.far, 0.35);
  banyan(
    g,
    width * (isWide ? focus + 0.14 : 0.72),
    height * 0.9,
    isWide ? 740 : 640,
    palette.near,
    leaf,
    random,
    t,
  );
  const soil = wander(random, 700, 2);
  land(g, width, height, (x) => height * 0.89 + soil(x) * 14, palette.near);
  const graze = Math.sin(t * 0.5) * 6;
  for (let index = 0; index < deerCount; index += 1) {
    const x = width * (isWide ? focus - 0.12 - index * 0.13 : 0.32 - index * 0.02) + graze * (index ? -1 : 1);
    const size = (isWide ? 1.02 : 0.86) * (index ? 0.66 : 1);
    if (!isWide && index) break;
    placed(g, x, height * 0.9, index ? -size : size, () =>
      deer(g, mix(palette.near, palette.accent, index ? 0.5 : 0.72), palette.near, t + index),
    );
  }
  for (let index = 0; index < fireflies; index += 1) {
    const x = random() * width + Math.sin(t * 0.6 + index) * 26;
    const y = height * (0.35 + random() * 0.58) + Math.cos(t * 0.5 + index * 2) * 18;
    const glint = 0.5 + 0.5 * Math.sin(t * 1.6 + index * 1.3);
    halo(g, x, y, 22, palette.accent, 0.7 * glint);
    disc(g, x, y, 2.6, mix(palette.accent, palette.light, 0.5));
  }
}
