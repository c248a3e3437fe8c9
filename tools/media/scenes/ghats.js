import { alpha, backdrop, disc, halo, layerColour, mix, placed, shape } from './kit.js';
import { birds, lamp, person } from './props.js';

/** A temple tower: a curved spire on a plinth, with ribs, a ring stone and a flag. */
function shikhara(g, x, base, tall, wide, colour, shade, flag, t) {
  g.fillStyle = colour;
  g.beginPath();
  g.moveTo(x - wide, base);
  g.lineTo(x - wide, base - tall * 0.28);
  g.bezierCurveTo(
    x - wide * 0.95,
    base - tall * 0.62,
    x - wide * 0.4,
    base - tall * 0.82,
    x - wide * 0.22,
    base - tall,
  );
  g.lineTo(x + wide * 0.22, base - tall);
  g.bezierCurveTo(
    x + wide * 0.4,
    base - tall * 0.82,
    x + wide * 0.95,
    base - tall * 0.62,
    x + wide,
    base - tall * 0.28,
  );
  g.lineTo(x + wide, base);
  g.fill();
  g.fillStyle = shade;
  for (const side of [-0.62, -0.12, 0.38]) {
    g.beginPath();
    g.moveTo(x + wide * side, base - tall * 0.28);
    g.quadraticCurveTo(x + wide * side * 0.9, base - tall * 0.66, x + wide * side * 0.24, base - tall * 0.97);
    g.lineTo(x + wide * (side * 0.24 + 0.06), base - tall * 0.97);
    g.quadraticCurveTo(
      x + wide * (side * 0.9 + 0.2),
      base - tall * 0.66,
      x + wide * (side + 0.24),
      base - tall * 0.28,
    );
    g.fill();
  }
  g.fillRect(x - wide * 1.12, base - tall * 0.3, wide * 2.24, tall * 0.035);
  g.beginPath();
  g.roundRect(x - wide * 0.3, base - tall * 1.05, wide * 0.6, tall * 0.06, tall * 0.03);
  g.fill();
  g.fillStyle = flag;
  g.fillRect(x - 1.5, base - tall * 1.24, 3, tall * 0.2);
  shape(
    g,
    [
      x,
      base - tall * 1.24,
      x + wide * 0.7,
      base - tall * 1.2 + Math.sin(t * 2 + x) * 3,
      x,
      base - tall * 1.15,
    ],
    flag,
  );
  g.fillStyle = shade;
  g.beginPath();
  g.roundRect(x - wide * 0.3, base - tall * 0.2, wide * 0.6, tall * 0.2, [wide * 0.3, wide * 0.3, 0, 0]);
  g.fill();
}

/** Stone steps down to a river at first or last light, with temples, boats and lamps afloat. */
export function ghats(g, { width, height, t, focus, palette, random, isWide, lamps = 16 }) {
  const river = height * 0.64;
  const sunX = width * (isWide ? focus - 0.12 : 0.5);
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.55), palette.glow], river);
  halo(g, sunX, river - 150, 420, palette.light, 0.45);
  disc(g, sunX, river - 150, 104, mix(palette.light, palette.accent, 0.35));
  birds(g, sunX - 190, height * 0.24, 9, 15, alpha(palette.near, 0.75), t, random);
  for (let x = -40, index = 0; x < width + 60; index += 1) {
    const span = 46 + random() * 70;
    const tall = 34 + random() * 74;
    g.fillStyle = mix(palette.far, palette.glow, 0.45);
    g.fillRect(x, river - tall, span, tall);
    if (index % 3 === 1) {
      placed(g, x + span / 2, river - tall, 1, () => {
        g.beginPath();
        g.arc(0, 0, span * 0.32, Math.PI, 0);
        g.fill();
        g.fillRect(-2, -span * 0.55, 4, span * 0.3);
      });
    }
    x += span;
  }
  backdropRiver(g, width, height, river, palette, sunX, t, random);
  const edge = width * (isWide ? focus - 0.16 : 0.44);
  const steps = 9;
  for (let index = 0; index < steps; index += 1) {
    const depth = index / steps;
    const top = river - 176 + index * 34;
    const left = edge + (steps - index) * 30 - 60 - index * 4;
    g.fillStyle = layerColour(palette, 0.25 + depth * 0.6);
    g.fillRect(left, top, width - left + 10, 40);
    g.fillStyle = alpha(palette.light, 0.16);
    g.fillRect(left, top, width - left + 10, 4);
  }
  const shade = layerColour(palette, 0.72);
  const stone = layerColour(palette, 0.34);
  const right = width - edge;
  shikhara(g, edge + right * 0.86, river - 170, 250, 46, stone, shade, palette.accent, t);
  shikhara(g, edge + right * 0.62, river - 170, 380, 66, stone, shade, palette.accent, t);
  shikhara(g, edge + right * 0.38 + 96, river - 170, 190, 36, stone, shade, palette.accent, t);
  const colours = { cloth: palette.accent, skin: palette.near, trim: palette.light, hair: palette.near };
  person(g, edge + right * 0.36, river + 4, 84, colours, { dress: 'sari', facing: -1 });
  person(
    g,
    edge + right * 0.52,
    river - 60,
    70,
    { ...colours, cloth: palette.light, trim: palette.far },
    { facing: -1 },
  );
  for (let index = 0; index < lamps; index += 1) {
    const depth = random();
    const speed = 6 + depth * 14;
    const span = width + 160;
    const x = ((random() * span + t * speed) % span) - 80;
    const y = river + 60 + depth * depth * (height - river - 90);
    if (x > edge + 40 && y < river + 140) continue;
    lamp(
      g,
      x,
      y + Math.sin(t + index) * 3,
      9 + depth * 15,
      { clay: palette.near, flame: palette.accent, core: palette.light },
      t,
    );
  }
  boat(g, width * (isWide ? 0.3 : 0.22) + t * 4, height * 0.82 + Math.sin(t * 0.9) * 4, 1, palette);
}

function backdropRiver(g, width, height, river, palette, sunX, t, random) {
  const water = g.createLinearGradient(0, river, 0, height);
  water.addColorStop(0, mix(palette.glow, palette.mid, 0.35));
  water.addColorStop(1, palette.near);
  g.fillStyle = water;
  g.fillRect(0, river, width, height - river);
  for (let index = 0; index < 26; index += 1) {
    const y = river + 8 + (index / 26) ** 1.5 * (height - river);
    const sway = Math.sin(t * 0.8 + index * 0.9) * (6 + index);
    const span = (150 - index * 2.4) * (0.5 + random() * 0.6);
    g.fillStyle = alpha(palette.light, 0.5 - index * 0.015);
    g.beginPath();
    g.roundRect(sunX - span / 2 + sway, y, span, 3 + index * 0.22, 3);
    g.fill();
  }
}

function boat(g, x, y, size, palette) {
  placed(g, x, y, size, () => {
    g.fillStyle = palette.near;
    g.beginPath();
    g.moveTo(-150, -18);
    g.quadraticCurveTo(0, 46, 160, -30);
    g.quadraticCurveTo(60, 2, -150, -18);
    g.fill();
    g.fillRect(-4, -78, 5, 80);
    g.fillStyle = alpha(palette.light, 0.14);
    g.fillRect(-120, 22, 240, 4);
    person(
      g,
      64,
      2,
      84,
      { cloth: palette.light, skin: palette.far, trim: palette.accent, hair: palette.near },
      { facing: 1 },
    );
    g.strokeStyle = palette.near;
    g.lineWidth = 5;
    g.beginPath();
    g.moveTo(60, -50);
    g.lineTo(140, 56);
    g.stroke();
  });
}
