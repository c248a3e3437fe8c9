import { alpha, backdrop, disc, halo, layerColour, mix, shape } from './kit.js';
import { cloud, kite, person } from './props.js';

/** A roofscape on kite day: terraces, water tanks, people with reels and a sky full of paper kites. */
export function kites(g, { width, height, t, focus, palette, random, isWide, count = 13 }) {
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.7), palette.glow]);
  const sunX = width * (isWide ? focus + 0.14 : 0.74);
  halo(g, sunX, height * 0.22, 320, palette.light, 0.6);
  disc(g, sunX, height * 0.22, 74, palette.light);
  for (let index = 0; index < 5; index += 1) {
    cloud(
      g,
      ((random() * (width + 400) + t * (4 + index)) % (width + 400)) - 150,
      height * (0.08 + random() * 0.36),
      200 + random() * 180,
      palette.light,
      0.5,
    );
  }
  const tones = [
    palette.accent,
    palette.near,
    palette.light,
    palette.far,
    mix(palette.accent, palette.light, 0.45),
    mix(palette.accent, palette.near, 0.35),
  ];
  const roof = height * 0.8;
  for (let index = 0; index < count; index += 1) {
    const near = index / count;
    const spread = isWide ? 0.3 + random() * 0.66 : 0.08 + random() * 0.84;
    const x = width * spread + Math.sin(t * 0.5 + index * 1.9) * 26;
    const y = height * (0.1 + random() * 0.46) + Math.cos(t * 0.62 + index) * 18;
    const size = 20 + near * 38;
    g.strokeStyle = alpha(palette.near, 0.3);
    g.lineWidth = 1.3;
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(
      x + (width * focus - x) * 0.3,
      y + (roof - y) * 0.75,
      width * (isWide ? focus - 0.14 + (index % 4) * 0.1 : 0.2 + (index % 4) * 0.2),
      roof,
    );
    g.stroke();
    kite(
      g,
      x,
      y,
      size,
      [tones[index % 6], tones[(index + 2) % 6], tones[(index + 4) % 6]],
      Math.sin(t * 0.8 + index * 2) * 0.22 + 0.2 - random() * 0.4,
      t + index,
    );
  }
  for (const depth of [0.15, 0.5, 0.95]) {
    const colour = layerColour(palette, depth);
    for (let x = -40; x < width + 40; ) {
      const span = (110 + random() * 150) * (0.7 + depth * 0.5);
      const top = height * (0.72 + depth * 0.11) + random() * 54;
      g.fillStyle = colour;
      g.fillRect(x, top, span + 1, height);
      g.fillRect(x - 5, top - 8, span + 10, 9);
      const kind = random();
      if (kind < 0.24) {
        g.fillRect(x + span * 0.2, top - 46, 8, 44);
        g.fillRect(x + span * 0.2 + 36, top - 46, 8, 44);
        g.beginPath();
        g.roundRect(x + span * 0.2 - 6, top - 86, 56, 46, 8);
        g.fill();
      } else if (kind < 0.44) {
        g.fillRect(x + span * 0.56, top - 62, span * 0.3, 62);
        g.fillStyle = mix(colour, palette.accent, 0.7);
        g.fillRect(x + span * 0.64, top - 44, span * 0.14, 44);
      } else if (kind < 0.62) {
        g.strokeStyle = colour;
        g.lineWidth = 3;
        g.beginPath();
        g.moveTo(x + 20, top);
        g.lineTo(x + 20, top - 60);
        g.moveTo(x + span - 20, top);
        g.lineTo(x + span - 20, top - 60);
        g.moveTo(x + 20, top - 54);
        g.quadraticCurveTo(x + span / 2, top - 40, x + span - 20, top - 54);
        g.stroke();
        for (let cloth = 0; cloth < 3; cloth += 1) {
          const cx = x + 34 + (cloth * (span - 70)) / 3;
          shape(
            g,
            [
              cx,
              top - 49,
              cx + 26,
              top - 46,
              cx + 25 + Math.sin(t * 2 + cloth) * 4,
              top - 8,
              cx + 2 + Math.sin(t * 2 + cloth) * 4,
              top - 10,
            ],
            tones[(cloth + 3) % 6],
          );
        }
      }
      x += span + 3;
    }
  }
  const base = height * 0.845;
  for (let index = 0; index < 4; index += 1) {
    const x = width * (isWide ? focus - 0.16 + index * 0.1 : 0.18 + index * 0.21);
    const dress = ['kurta', 'child', 'sari', 'child'][index];
    person(
      g,
      x,
      base + 24,
      dress === 'child' ? 92 : 128,
      {
        cloth: tones[[2, 4, 0, 3][index]],
        skin: mix(palette.near, palette.far, 0.3),
        trim: tones[[0, 2, 2, 0][index]],
        hair: palette.near,
      },
      { dress, facing: index % 2 ? -1 : 1, carrying: 'up' },
    );
  }
  g.fillStyle = palette.near;
  g.fillRect(0, base + 20, width, height);
  g.fillStyle = mix(palette.near, palette.mid, 0.4);
  for (let x = 0; x < width; x += 34) g.fillRect(x, base + 34, 18, 30);
  g.fillStyle = mix(palette.near, palette.accent, 0.3);
  g.fillRect(0, base + 18, width, 8);
}
