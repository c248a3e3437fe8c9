import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, shape, wander } from './kit.js';
import { birds, cloud, stars } from './props.js';

/** Rows of rolling waves, a lighthouse on a headland and fishing boats with patched sails. */
export function sea(
  g,
  { width, height, t, focus, palette, random, isWide, lighthouse = true, boats = 2, isNight = false },
) {
  const horizon = height * 0.52;
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.6), palette.glow], horizon);
  if (isNight) stars(g, width, horizon, 110, palette.light, t, random);
  const sunX = width * (isWide ? focus - 0.2 : 0.3);
  halo(g, sunX, horizon - 60, 340, palette.light, 0.5);
  disc(g, sunX, horizon - 50, 96, mix(palette.light, palette.accent, isNight ? 0 : 0.3));
  for (let index = 0; index < 4; index += 1) {
    cloud(
      g,
      random() * width + t * (2 + index),
      height * (0.1 + random() * 0.25),
      200 + random() * 200,
      palette.light,
      0.26,
    );
  }
  birds(g, width * (isWide ? 0.48 : 0.4), height * 0.2, 7, 17, alpha(palette.near, 0.65), t, random);
  if (lighthouse) headland(g, width * (isWide ? focus + 0.16 : 0.78), horizon, palette, t, width, isNight);
  const rows = 8;
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const base = horizon + 4 + depth ** 1.25 * (height - horizon) * 0.9;
    const length = 90 + depth * 210;
    const tall = 5 + depth * 30;
    const shift = t * (8 + depth * 24) * (row % 2 ? 1 : -0.7) + random() * length;
    // A trochoid-like profile: pointed crests, round troughs.
    const at = (x) =>
      base -
      tall * (1 - Math.abs(Math.sin(((x + shift) / length) * Math.PI))) ** 1.5 +
      Math.sin(t * 0.8 + row) * 3;
    const colour = mix(layerColour(palette, 0.12 + depth * 0.8), palette.glow, 0.22 * (1 - depth));
    land(g, width, height, at, colour, 5);
    g.strokeStyle = alpha(palette.light, 0.32 - depth * 0.12);
    g.lineWidth = 2 + depth * 2.5;
    g.beginPath();
    for (let x = -5; x <= width + 5; x += 5) g.lineTo(x, at(x) + 1);
    g.stroke();
    for (let boat = 0; boat < boats; boat += 1) {
      if (row !== 2 + boat * 3) continue;
      const x = width * (isWide ? focus - 0.02 - boat * 0.3 : 0.56 - boat * 0.26) + t * (boat ? 5 : -3);
      placed(
        g,
        x,
        at(x) + 6 + depth * 8,
        0.62 + depth * 0.75,
        () => sailBoat(g, palette, boat),
        Math.sin(t * 0.9 + boat) * 0.045,
      );
    }
  }
}

function sailBoat(g, palette, kind) {
  const sail = kind ? palette.light : palette.accent;
  g.fillStyle = palette.near;
  g.fillRect(-3, -190, 6, 180);
  shape(g, [6, -184, 104, -44, 6, -36], sail);
  shape(g, [6, -184, 56, -112, 6, -96], mix(sail, palette.near, 0.22));
  shape(g, [-6, -170, -62, -44, -6, -36], mix(sail, palette.light, 0.5));
  shape(g, [20, -72, 44, -70, 40, -50, 22, -52], mix(sail, palette.near, 0.4));
  g.fillStyle = palette.near;
  g.beginPath();
  g.moveTo(-108, -26);
  g.quadraticCurveTo(-70, 16, 0, 16);
  g.quadraticCurveTo(84, 16, 124, -34);
  g.quadraticCurveTo(20, -14, -108, -26);
  g.fill();
  g.fillStyle = palette.accent;
  g.fillRect(-80, -12, 168, 5);
}

function headland(g, x, horizon, palette, t, width, isNight) {
  const rock = wander(() => 0.37, 160, 2);
  const cliff = mix(palette.mid, palette.near, 0.3);
  shape(
    g,
    [
      x - 210,
      horizon + 30,
      x - 150,
      horizon - 24,
      x - 70,
      horizon - 64,
      x + 60,
      horizon - 74,
      x + 150,
      horizon - 60 + rock(9) * 8,
      width + 80,
      horizon - 96,
      width + 80,
      horizon + 60,
    ],
    cliff,
  );
  const top = horizon - 340;
  for (const side of isNight ? [-1, 1] : []) {
    const turn = t * 0.45;
    const spread = Math.cos(turn) * 900 * side;
    const beam = g.createLinearGradient(x, top, x + spread, top);
    beam.addColorStop(0, alpha(palette.accent, 0.5));
    beam.addColorStop(1, alpha(palette.accent, 0));
    shape(g, [x, top - 6, x + spread, top - 70, x + spread, top + 80, x, top + 6], beam);
  }
  halo(g, x, top, 130, palette.accent, 0.7);
  shape(g, [x - 34, horizon - 66, x - 22, top + 34, x + 22, top + 34, x + 34, horizon - 66], palette.light);
  for (let band = 0; band < 3; band += 1) {
    const [from, to] = [0.1 + band * 0.33, 0.25 + band * 0.33];
    const y = (share) => horizon - 66 - (horizon - 100 - top) * share;
    const half = (share) => 34 - 12 * share;
    shape(
      g,
      [x - half(from), y(from), x - half(to), y(to), x + half(to), y(to), x + half(from), y(from)],
      palette.accent,
    );
  }
  g.fillStyle = palette.near;
  g.fillRect(x - 32, top + 26, 64, 9);
  g.fillRect(x - 18, top - 20, 36, 46);
  disc(g, x, top + 2, 13, palette.light);
  shape(g, [x - 24, top - 18, x, top - 46, x + 24, top - 18], palette.near);
}
