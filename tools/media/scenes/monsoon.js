import { alpha, backdrop, disc, halo, layerColour, mix, placed, shape, TAU } from './kit.js';
import { person } from './props.js';

/** An open umbrella held over the point (0, 0), `wide` units across, in alternating panels. */
export function umbrella(g, wide, colours, handle) {
  const radius = wide / 2;
  g.strokeStyle = handle;
  g.lineWidth = wide * 0.025;
  g.beginPath();
  g.moveTo(0, -radius * 0.98);
  g.lineTo(0, radius * 0.9);
  g.stroke();
  const ribs = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  for (let index = 0; index < 5; index += 1) {
    const [from, to] = [ribs[index] * radius, ribs[index + 1] * radius];
    g.fillStyle = colours[index % 2];
    g.beginPath();
    g.moveTo(0, -radius);
    g.quadraticCurveTo(from * 1.02, -radius * 0.94, from, -radius * 0.12);
    g.quadraticCurveTo((from + to) / 2, -radius * 0.3, to, -radius * 0.12);
    g.quadraticCurveTo(to * 1.02, -radius * 0.94, 0, -radius);
    g.fill();
  }
}

function rainLines(g, { width, height, t, random, colour, count, slant, length, opacity }) {
  g.strokeStyle = alpha(colour, opacity);
  g.lineWidth = 2.4;
  g.lineCap = 'round';
  g.beginPath();
  for (let index = 0; index < count; index += 1) {
    const speed = 520 + random() * 260;
    const y = ((random() * (height + 200) + t * speed) % (height + 200)) - 100;
    const x = random() * (width + 200) - ((y * slant) % 200);
    g.moveTo(x, y);
    g.lineTo(x - length * slant, y + length);
  }
  g.stroke();
}

/** A lane in the rain: old houses with lit windows, wires, puddles and people under bright umbrellas. */
export function monsoon(g, { width, height, t, focus, palette, random, isWide, people = 3, drops = 70 }) {
  const street = height * 0.74;
  backdrop(g, width, height, [palette.sky, palette.glow], street);
  for (const depth of [0.05, 0.32]) {
    const colour = mix(layerColour(palette, depth), palette.glow, 0.3 - depth * 0.6);
    for (let x = -60; x < width + 60; ) {
      const span = 90 + random() * 120;
      const tall =
        190 + random() * 210 - depth * 80 + Math.abs(x + span / 2 - width * focus) * (isWide ? 0.06 : 0.1);
      house(g, x, street, span, tall, colour, palette, depth, random, t);
      x += span + (depth ? 4 : 0);
    }
  }
  g.strokeStyle = alpha(palette.near, 0.7);
  g.lineWidth = 2.5;
  for (let wire = 0; wire < 3; wire += 1) {
    g.beginPath();
    g.moveTo(-10, 130 + wire * 34);
    g.quadraticCurveTo(
      width * 0.5,
      250 + wire * 44 + Math.sin(t * 0.9 + wire) * 4,
      width + 10,
      90 + wire * 40,
    );
    g.stroke();
  }
  const road = g.createLinearGradient(0, street, 0, height);
  road.addColorStop(0, mix(palette.mid, palette.glow, 0.3));
  road.addColorStop(1, palette.near);
  g.fillStyle = road;
  g.fillRect(0, street, width, height - street);
  for (let index = 0; index < 13; index += 1) {
    const x = random() * width;
    const y = street + 24 + random() * (height - street - 40);
    g.fillStyle = alpha(palette.light, 0.1);
    g.beginPath();
    g.ellipse(x, y, 60 + random() * 90, 7 + random() * 6, 0, 0, TAU);
    g.fill();
    const ring = (t * 0.8 + random()) % 1;
    g.strokeStyle = alpha(palette.light, 0.4 * (1 - ring));
    g.lineWidth = 2;
    g.beginPath();
    g.ellipse(x, y, 6 + ring * 34, 2 + ring * 7, 0, 0, TAU);
    g.stroke();
  }
  rainLines(g, {
    width,
    height,
    t,
    random,
    colour: palette.light,
    count: drops,
    slant: 0.22,
    length: 34,
    opacity: 0.26,
  });
  const tones = [
    [palette.accent, mix(palette.accent, palette.near, 0.25)],
    [palette.light, mix(palette.light, palette.far, 0.4)],
    [palette.far, mix(palette.far, palette.near, 0.4)],
  ];
  for (let index = 0; index < people; index += 1) {
    const side = index - (people - 1) / 2;
    const x =
      width * focus + side * (isWide ? 190 : 150) + Math.sin(t * 0.16 + index) * 30 + (index ? 0 : 20);
    const y = height * (0.9 - Math.abs(side) * 0.035) + (index % 2) * 26;
    const tall = 230 - Math.abs(side) * 34;
    g.fillStyle = alpha(palette.near, 0.4);
    g.beginPath();
    g.ellipse(x, y, tall * 0.3, 9, 0, 0, TAU);
    g.fill();
    const [cloth, trim] = tones[(index + 1) % 3];
    person(
      g,
      x,
      y,
      tall,
      { cloth, skin: palette.near, trim, hair: palette.near },
      {
        dress: index % 2 ? 'kurta' : 'sari',
        facing: index % 2 ? -1 : 1,
        step: t * 2 + index,
        carrying: 'up',
      },
    );
    placed(
      g,
      x + (index % 2 ? -1 : 1) * tall * 0.18,
      y - tall * 0.98,
      1,
      () => umbrella(g, tall * 0.98, tones[index % 3], palette.near),
      (index % 2 ? 0.1 : -0.1) + Math.sin(t + index) * 0.03,
    );
  }
}

function house(g, x, base, span, tall, colour, palette, depth, random, t) {
  g.fillStyle = colour;
  g.fillRect(x, base - tall, span + 1, tall);
  const roof = random();
  if (roof < 0.4)
    shape(
      g,
      [x - 8, base - tall, x + span / 2, base - tall - 46, x + span + 8, base - tall],
      mix(colour, palette.near, 0.2),
    );
  else g.fillRect(x - 6, base - tall - 8, span + 12, 10);
  if (!depth) return;
  const columns = Math.max(1, Math.floor(span / 52));
  for (let row = 0; row < Math.floor((tall - 60) / 84); row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const wx = x + (span / columns) * (column + 0.5) - 14;
      const wy = base - tall + 28 + row * 84;
      const isLit = random() < 0.4;
      if (isLit) halo(g, wx + 14, wy + 22, 70, palette.accent, 0.35);
      g.fillStyle = isLit ? mix(palette.accent, palette.light, 0.3) : mix(colour, palette.near, 0.4);
      g.beginPath();
      g.roundRect(wx, wy, 28, 46, [14, 14, 0, 0]);
      g.fill();
      g.fillStyle = mix(colour, palette.near, 0.5);
      g.fillRect(wx - 6, wy + 46, 40, 5);
      if (isLit && random() < 0.3) disc(g, wx + 14 + Math.sin(t * 0.5) * 4, wy + 28, 7, palette.near);
    }
  }
}
