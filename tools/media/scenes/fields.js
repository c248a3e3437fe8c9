import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, shape, wander } from './kit.js';
import { birds, cloud, person } from './props.js';

/** Fields in flower or tea in terraces, a lone tree, a hut and somebody on a bicycle along the bund. */
export function fields(
  g,
  { width, height, t, focus, palette, random, isWide, crop = 'mustard', rider = true },
) {
  const horizon = height * 0.5;
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.75), palette.glow], horizon);
  const sunX = width * (isWide ? focus - 0.26 : 0.26);
  halo(g, sunX, horizon - 180, 300, palette.light, 0.6);
  disc(g, sunX, horizon - 180, 70, palette.light);
  for (let index = 0; index < 6; index += 1) {
    cloud(
      g,
      ((random() * (width + 500) + t * (3 + index)) % (width + 500)) - 200,
      height * (0.08 + random() * 0.27),
      190 + random() * 230,
      palette.light,
      0.6,
    );
  }
  const far = wander(random, 900, 2);
  land(g, width, height, (x) => horizon - 44 + far(x) * 46, mix(palette.far, palette.glow, 0.5));
  const mid = wander(random, 640, 2);
  land(g, width, height, (x) => horizon - 8 + mid(x + t * 2) * 20, mix(palette.mid, palette.far, 0.4));
  const vanish = [width * (isWide ? focus - 0.08 : 0.5), horizon - 26];
  const rows = 15;
  land(g, width, height, (x) => horizon + 12 + Math.sin(x * 0.004) * 8, layerColour(palette, 0.3));
  if (crop === 'tea') terraces(g, { width, height, horizon, palette, t, random });
  else {
    for (let index = 0; index < rows; index += 1) {
      const from = -width * 0.9 + (index / rows) * width * 2.8;
      const span = (width * 2.8) / rows / 2;
      g.fillStyle = index % 2 ? mix(palette.far, palette.light, 0.15) : palette.far;
      shape(
        g,
        [
          vanish[0] - 6 + index,
          vanish[1] + 40,
          vanish[0] + index - 2,
          vanish[1] + 40,
          from + span,
          height,
          from,
          height,
        ],
        g.fillStyle,
      );
    }
    flowers(g, { width, height, horizon, palette, t, random });
  }
  tree(g, width * (isWide ? focus + 0.14 : 0.76), horizon + 70, isWide ? 330 : 270, palette, t);
  hut(g, width * (isWide ? focus - 0.06 : 0.3), horizon + 46, palette);
  birds(g, width * (isWide ? 0.55 : 0.5), height * 0.2, 8, 14, alpha(palette.near, 0.6), t, random);
  const bund = height * 0.83;
  const edge = wander(random, 800, 2);
  land(g, width, bund + 60, (x) => bund + edge(x) * 9, mix(palette.mid, palette.near, 0.45));
  land(g, width, height, (x) => bund + 44 + edge(x + 300) * 12, mix(palette.near, palette.mid, 0.1));
  if (rider) {
    const x = width * (isWide ? focus - 0.16 : 0.4) + t * 9;
    placed(g, x, bund + edge(x) * 9 - 2, 1.15, () => bicycle(g, palette, t));
  }
}

function bicycle(g, palette, t) {
  g.strokeStyle = palette.near;
  g.lineWidth = 4;
  for (const x of [-42, 42]) {
    g.beginPath();
    g.arc(x, -28, 27, 0, 7);
    g.stroke();
    g.lineWidth = 1.4;
    for (let spoke = 0; spoke < 6; spoke += 1) {
      const turn = t * 2.2 + (spoke * Math.PI) / 6;
      g.beginPath();
      g.moveTo(x - Math.cos(turn) * 26, -28 - Math.sin(turn) * 26);
      g.lineTo(x + Math.cos(turn) * 26, -28 + Math.sin(turn) * 26);
      g.stroke();
    }
    g.lineWidth = 4;
  }
  g.beginPath();
  g.moveTo(-42, -28);
  g.lineTo(-14, -66);
  g.lineTo(30, -66);
  g.lineTo(0, -28);
  g.lineTo(-42, -28);
  g.moveTo(42, -28);
  g.lineTo(28, -82);
  g.lineTo(42, -86);
  g.stroke();
  person(
    g,
    -10,
    -28,
    108,
    { cloth: palette.accent, skin: palette.near, trim: palette.light, hair: palette.near },
    { step: t * 2.2 },
  );
  g.fillStyle = palette.light;
  g.fillRect(-60, -78, 34, 24);
}

function tree(g, x, y, tall, palette, t) {
  g.fillStyle = palette.near;
  shape(g, [x - 18, y, x - 9, y - tall * 0.5, x + 9, y - tall * 0.5, x + 20, y], palette.near);
  for (const [dx, dy, size, tone] of [
    [-0.24, -0.58, 0.21, 0.6],
    [0.25, -0.56, 0.2, 0.6],
    [0, -0.72, 0.27, 0.5],
    [-0.08, -0.56, 0.2, 0.35],
    [0.1, -0.82, 0.15, 0.3],
  ]) {
    disc(
      g,
      x + dx * tall + Math.sin(t * 0.6 + dx * 7) * 3,
      y + dy * tall,
      size * tall,
      layerColour(palette, tone + 0.2),
    );
  }
}

function hut(g, x, y, palette) {
  g.fillStyle = palette.light;
  g.fillRect(x - 46, y - 44, 92, 46);
  shape(g, [x - 66, y - 40, x, y - 96, x + 66, y - 40], palette.accent);
  g.fillStyle = palette.near;
  g.fillRect(x - 10, y - 32, 20, 34);
  g.fillRect(x + 20, y - 30, 14, 14);
}

function flowers(g, { width, height, horizon, palette, t, random }) {
  for (let index = 0; index < 150; index += 1) {
    const share = random();
    const y = horizon + 50 + share * (height - horizon - 130);
    const x = random() * width + Math.sin(t * 1.1 + index) * 3 * share;
    disc(g, x, y, 3 + share * 7, index % 3 ? mix(palette.far, palette.light, 0.35) : palette.accent);
  }
}

function terraces(g, { width, height, horizon, palette, t, random }) {
  for (let row = 0; row < 9; row += 1) {
    const depth = row / 8;
    const curve = wander(random, 700, 2);
    const base = horizon + 26 + depth ** 1.2 * (height - horizon - 40);
    const at = (x) => base + curve(x + t * depth * 5) * (14 + depth * 20);
    const colour = layerColour(palette, 0.1 + depth * 0.6);
    land(g, width, height, at, colour);
    const size = 9 + depth * 22;
    for (let x = -size; x < width + size; x += size * 1.7) disc(g, x, at(x) + size * 0.1, size, colour);
    g.fillStyle = alpha(palette.light, 0.13);
    for (let x = -size; x < width + size; x += size * 1.7)
      disc(g, x - size * 0.25, at(x) - size * 0.3, size * 0.42, g.fillStyle);
    if (row % 3 !== 1 || row > 6) continue;
    for (let picker = 0; picker < 2; picker += 1) {
      const x = width * (0.34 + picker * 0.32 + random() * 0.2);
      person(
        g,
        x,
        at(x) + 12,
        58 + depth * 60,
        {
          cloth: palette.accent,
          skin: palette.near,
          trim: palette.light,
          hair: palette.near,
          pot: palette.light,
        },
        { dress: 'sari', facing: picker ? -1 : 1 },
      );
    }
  }
}
