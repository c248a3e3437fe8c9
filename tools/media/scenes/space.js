import { alpha, backdrop, disc, halo, land, mix, placed, shape, TAU, wander } from './kit.js';
import { person, stars } from './props.js';

const figures = [
  [0, 0, 60, -34, 128, -30, 190, -74, 254, -40, 230, 30, 168, 12],
  [0, 0, 40, 60, 96, 84, 150, 60, 178, 4],
  [0, 0, 74, 22, 120, -28, 200, -16],
];

/** A deep sky with ringed planets and drawn constellations, over an observatory hill or a lander's plain. */
export function space(g, { width, height, t, focus, palette, random, isWide, ground = 'observatory' }) {
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.mid, 0.6), palette.mid, palette.glow]);
  stars(g, width, height * 0.85, isWide ? 260 : 160, palette.light, t, random);
  const px = width * (isWide ? focus + 0.03 : 0.62);
  const py = height * 0.31;
  const radius = isWide ? 176 : 140;
  halo(g, px, py, radius * 2.3, palette.accent, 0.3);
  planet(g, px, py, radius, palette, t);
  moonlet(
    g,
    px + Math.cos(t * 0.07 + 3.6) * radius * 2.1,
    py + Math.sin(t * 0.07 + 3.6) * radius * 1.1,
    26,
    palette,
  );
  g.lineWidth = 1.6;
  for (const [index, figure] of figures.entries()) {
    const ox = width * (isWide ? 0.08 + index * 0.2 : 0.06 + index * 0.3);
    const oy = height * (0.24 + (index % 2) * 0.22) - t * 0.8;
    g.strokeStyle = alpha(palette.light, 0.35);
    g.beginPath();
    for (let at = 0; at < figure.length; at += 2) g.lineTo(ox + figure[at], oy + figure[at + 1]);
    g.stroke();
    for (let at = 0; at < figure.length; at += 2)
      disc(g, ox + figure[at], oy + figure[at + 1], 4, palette.light);
  }
  const shot = (t % 9) / 1.4;
  if (shot < 1) {
    const x = width * 0.12 + shot * 340;
    g.strokeStyle = alpha(palette.light, 0.8 * (1 - shot));
    g.lineWidth = 3;
    g.beginPath();
    g.moveTo(x, 90 + shot * 120);
    g.lineTo(x - 110, 90 + shot * 120 - 40);
    g.stroke();
  }
  for (const [depth, colour] of [
    [0, mix(palette.far, palette.mid, 0.6)],
    [0.5, mix(palette.mid, palette.near, 0.55)],
    [1, palette.near],
  ]) {
    const curve = wander(random, 760 - depth * 200, 3);
    land(
      g,
      width,
      height,
      (x) => height * (0.75 + depth * 0.13) + curve(x + t * (1 + depth * 5)) * (36 - depth * 16),
      colour,
    );
  }
  const x = width * (isWide ? focus - 0.02 : 0.46);
  if (ground === 'observatory') observatory(g, x, height * 0.86, palette, t);
  else lander(g, x, height * 0.87, palette, t);
  person(
    g,
    x - 170,
    height * 0.89,
    84,
    { cloth: palette.accent, skin: palette.far, trim: palette.light, hair: palette.near },
    { dress: 'child', facing: 1, carrying: 'up' },
  );
}

function planet(g, x, y, radius, palette, t) {
  g.save();
  g.beginPath();
  g.arc(x, y, radius, 0, TAU);
  g.clip();
  g.fillStyle = palette.accent;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  for (let band = 0; band < 7; band += 1) {
    g.fillStyle = band % 2 ? mix(palette.accent, palette.light, 0.4) : mix(palette.accent, palette.far, 0.4);
    g.beginPath();
    for (let step = -1; step <= 1.01; step += 0.1) {
      g.lineTo(
        x + step * radius,
        y - radius + band * radius * 0.3 + Math.sin(step * 4 + band + t * 0.25) * 8,
      );
    }
    for (let step = 1; step >= -1.01; step -= 0.1) {
      g.lineTo(
        x + step * radius,
        y - radius + band * radius * 0.3 + radius * 0.15 + Math.sin(step * 4 + band + 0.6 + t * 0.25) * 8,
      );
    }
    g.fill();
  }
  g.fillStyle = alpha(palette.near, 0.38);
  g.beginPath();
  g.arc(x, y, radius * 1.02, 0, TAU);
  g.arc(x - radius * 0.3, y - radius * 0.16, radius * 1.02, 0, TAU, true);
  g.fill();
  g.restore();
  g.strokeStyle = alpha(palette.light, 0.75);
  for (const [size, thick] of [
    [1.72, 5],
    [1.58, 12],
    [1.44, 3],
  ]) {
    g.lineWidth = thick;
    g.beginPath();
    g.ellipse(x, y, radius * size, radius * size * 0.26, -0.3, -0.25, Math.PI + 0.25);
    g.stroke();
  }
}

function moonlet(g, x, y, radius, palette) {
  disc(g, x, y, radius, palette.light);
  disc(g, x + radius * 0.3, y + 4, radius * 0.3, mix(palette.light, palette.mid, 0.3));
  disc(g, x - radius * 0.4, y - 8, radius * 0.2, mix(palette.light, palette.mid, 0.3));
}

function observatory(g, x, y, palette, t) {
  const wall = mix(palette.light, palette.far, 0.3);
  g.fillStyle = wall;
  g.fillRect(x - 74, y - 90, 148, 110);
  g.fillStyle = palette.light;
  g.beginPath();
  g.arc(x, y - 90, 78, Math.PI, 0);
  g.fill();
  placed(
    g,
    x,
    y - 92,
    1,
    () => {
      g.fillStyle = palette.near;
      g.fillRect(-13, -84, 26, 84);
      g.fillStyle = palette.accent;
      g.fillRect(-8, -128, 16, 90);
      g.fillRect(-11, -136, 22, 14);
    },
    0.5 + Math.sin(t * 0.12) * 0.1,
  );
  g.fillStyle = palette.near;
  g.beginPath();
  g.roundRect(x - 18, y - 46, 36, 66, [18, 18, 0, 0]);
  g.fill();
}

function lander(g, x, y, palette, t) {
  g.strokeStyle = palette.light;
  g.lineWidth = 6;
  g.beginPath();
  for (const side of [-1, 1]) {
    g.moveTo(x + side * 40, y - 60);
    g.lineTo(x + side * 92, y + 4);
    g.moveTo(x + side * 76, y + 4);
    g.lineTo(x + side * 108, y + 4);
  }
  g.stroke();
  shape(g, [x - 62, y - 54, x - 44, y - 118, x + 44, y - 118, x + 62, y - 54], palette.accent);
  shape(
    g,
    [x - 62, y - 54, x - 44, y - 118, x - 6, y - 118, x - 14, y - 54],
    mix(palette.accent, palette.light, 0.4),
  );
  shape(
    g,
    [x - 160, y - 112, x - 66, y - 94, x - 66, y - 66, x - 160, y - 84],
    mix(palette.far, palette.light, 0.2),
  );
  shape(
    g,
    [x + 160, y - 112, x + 66, y - 94, x + 66, y - 66, x + 160, y - 84],
    mix(palette.far, palette.light, 0.2),
  );
  g.fillStyle = palette.light;
  g.beginPath();
  g.ellipse(x, y - 140, 44, 13, Math.sin(t * 0.4) * 0.2, 0, TAU);
  g.fill();
  disc(g, x, y - 164, 5, palette.accent);
}
