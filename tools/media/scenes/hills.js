import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, shape, wander } from './kit.js';
import { birds, cloud, person } from './props.js';

function pine(g, x, y, tall, colour) {
  for (let tier = 0; tier < 3; tier += 1) {
    const top = y - tall + tier * tall * 0.24;
    const half = tall * (0.13 + tier * 0.06);
    shape(g, [x, top, x + half, top + tall * 0.44, x - half, top + tall * 0.44], colour);
  }
  g.fillStyle = colour;
  g.fillRect(x - tall * 0.03, y - tall * 0.16, tall * 0.06, tall * 0.18);
}

/** Misty ranges with snow on the farthest, pines near, prayer flags or a hut with smoke. */
export function hills(g, { width, height, t, focus, palette, random, isWide, flags = true, snow = true }) {
  backdrop(
    g,
    width,
    height,
    [palette.sky, mix(palette.sky, palette.glow, 0.65), palette.glow],
    height * 0.75,
  );
  const sunX = width * (isWide ? focus - 0.22 : 0.34);
  halo(g, sunX, height * 0.27, 320, palette.light, 0.5);
  disc(g, sunX, height * 0.27, 70, palette.light);
  const peak = width * focus;
  const heights = [
    [-560, 300],
    [-330, 150],
    [-170, 250],
    [0, 0],
    [190, 230],
    [330, 120],
    [620, 330],
  ];
  const ridge = heights.flatMap(([dx, dy]) => [peak + dx * (isWide ? 1.1 : 0.8), height * 0.2 + dy * 0.95]);
  const stone = mix(palette.far, palette.glow, 0.35);
  shape(g, [ridge[0] - 400, height, ...ridge, ridge[12] + 500, height], stone);
  if (snow) snowcap(g, ridge, palette, stone);
  for (let index = 0; index < 3; index += 1) {
    cloud(
      g,
      ((random() * width + t * (4 + index * 2)) % (width + 400)) - 100,
      height * (0.36 + index * 0.06),
      300 + random() * 180,
      palette.light,
      0.36,
    );
  }
  for (let index = 0; index < 4; index += 1) {
    const depth = (index + 1) / 5;
    const curve = wander(random, 900 - index * 120, 3);
    const base = height * (0.54 + depth * 0.36);
    const shift = t * (2 + depth * 9) + index * 400;
    const at = (x) => base + curve(x + shift) * (60 - index * 6);
    const colour = layerColour(palette, depth);
    for (let tree = 0; tree < 26 + index * 4; tree += 1) {
      const span = width + 300;
      const x = ((((random() * span - t * (2 + depth * 9)) % span) + span) % span) - 120;
      if (random() < 0.3) continue;
      pine(g, x, at(x) + 10, (40 + random() * 46) * (0.6 + depth * 1.3), colour);
    }
    land(g, width, height, at, colour);
    const mist = g.createLinearGradient(0, base - 60, 0, base + 150);
    mist.addColorStop(0, alpha(palette.glow, 0));
    mist.addColorStop(1, alpha(palette.glow, 0.3 - depth * 0.28));
    if (index < 3) land(g, width, height, at, mist);
  }
  birds(g, width * (isWide ? 0.5 : 0.4), height * 0.2, 5, 16, alpha(palette.near, 0.6), t, random);
  if (flags) prayerFlags(g, width, height, palette, t, isWide, focus);
  const ledge = wander(random, 700, 2);
  land(g, width, height, (x) => height * 0.93 + ledge(x) * 14, palette.near);
  const x = width * (isWide ? focus + 0.1 : 0.6);
  person(
    g,
    x,
    height * 0.93,
    120,
    {
      cloth: palette.accent,
      skin: palette.mid,
      trim: mix(palette.accent, palette.near, 0.5),
      hair: palette.near,
    },
    { facing: -1 },
  );
  placed(g, x + 40, height * 0.93, 1, () =>
    person(
      g,
      12,
      3,
      82,
      { cloth: palette.light, skin: palette.mid, trim: palette.far, hair: palette.near },
      { dress: 'child', facing: -1 },
    ),
  );
}

function snowcap(g, ridge, palette, stone) {
  const snow = mix(palette.light, palette.glow, 0.12);
  const lee = mix(snow, stone, 0.4);
  for (const [at, deep] of [
    [3, 150],
    [1, 84],
    [5, 96],
  ]) {
    const [x, y] = [ridge[at * 2], ridge[at * 2 + 1]];
    const left = (ridge[at * 2 - 2] - x) / (ridge[at * 2 - 1] - y);
    const right = (ridge[at * 2 + 2] - x) / (ridge[at * 2 + 3] - y);
    shape(
      g,
      [
        x,
        y,
        x + right * deep,
        y + deep,
        x + right * deep * 0.62,
        y + deep * 0.74,
        x + right * deep * 0.34,
        y + deep * 1.1,
        x,
        y + deep * 0.7,
      ],
      lee,
    );
    shape(
      g,
      [
        x,
        y,
        x + 2,
        y + deep * 0.8,
        x + left * deep * 0.3,
        y + deep * 1.04,
        x + left * deep * 0.6,
        y + deep * 0.7,
        x + left * deep,
        y + deep,
      ],
      snow,
    );
  }
}

function prayerFlags(g, width, height, palette, t, isWide, focus) {
  const tones = ['#2f6fb3', '#f7f3e8', '#cf3f3a', '#3d8f5a', '#efc23d'].map((tone) =>
    mix(tone, palette.mid, 0.14),
  );
  const [fromX, toX] = isWide ? [width * (focus - 0.1), width * 1.04] : [-20, width * 1.06];
  g.lineWidth = 2;
  for (const [sag, y] of [
    [150, height * 0.46],
    [120, height * 0.34],
  ]) {
    const at = (share) => [
      fromX + (toX - fromX) * share,
      y + 120 * (1 - share) ** 2 + Math.sin(share * Math.PI) * sag - 60 * share,
    ];
    g.strokeStyle = alpha(palette.near, 0.6);
    g.beginPath();
    for (let share = 0; share <= 1.001; share += 0.05) g.lineTo(...at(share));
    g.stroke();
    for (let index = 1; index < 20; index += 1) {
      const [x, top] = at(index / 20);
      const wave = Math.sin(t * 2.6 + index * 0.8) * 6;
      const span = (toX - fromX) / 26;
      shape(
        g,
        [x, top, x + span, top + 2, x + span + wave, top + span * 1.1, x + wave * 0.7, top + span * 1.15],
        tones[index % 5],
      );
    }
  }
}
