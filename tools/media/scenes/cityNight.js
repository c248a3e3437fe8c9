import { alpha, backdrop, disc, halo, layerColour, mix, placed } from './kit.js';
import { stars } from './props.js';

/** A city after dark: towers with lit windows, a moon, a bridge with a local train and its reflection. */
export function cityNight(g, { width, height, t, focus, palette, random, isWide, train = true, drift = 1 }) {
  const line = height * 0.7;
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.5), palette.glow], line);
  stars(g, width, height * 0.45, 80, palette.light, t, random);
  const moonX = width * (isWide ? focus + 0.1 : 0.7);
  halo(g, moonX, height * 0.24, 280, palette.light, 0.4);
  disc(g, moonX, height * 0.24, 78, palette.light);
  for (const [index, depth] of [0, 0.3, 0.62].entries()) {
    const colour = mix(layerColour(palette, depth), palette.glow, Math.max(0.34 - depth * 0.5, 0));
    const span = width + 500;
    let x = 0;
    while (x < span) {
      const wide = 54 + random() * 74;
      const at = ((((x - t * drift * (2 + depth * 10)) % span) + span) % span) - 200;
      const calm = isWide ? 0.55 + 0.6 * Math.min(1, Math.max(0, (at + 200) / span + 0.15)) : 1;
      const tall = (150 + random() * 330 * (1 - depth * 0.55)) * calm;
      tower(g, at, line, wide, tall, colour, palette, depth, random, t, index);
      x += wide + 5;
    }
  }
  g.fillStyle = mix(palette.near, palette.mid, 0.25);
  g.fillRect(0, line, width, height - line);
  for (let index = 0; index < 56; index += 1) {
    const share = random();
    const y = line + 50 + share * (height - line - 50);
    const x = random() * width;
    g.fillStyle = alpha(index % 4 ? palette.light : palette.accent, 0.12 + random() * 0.14);
    g.beginPath();
    g.roundRect(x + Math.sin(t * 0.9 + index) * 8, y, 20 + random() * 70, 3, 2);
    g.fill();
  }
  bridge(g, width, line, height, palette);
  if (train) localTrain(g, width, line, palette, t);
}

function tower(g, x, base, wide, tall, colour, palette, _depth, random, t, layer) {
  const top = base - tall;
  g.fillStyle = colour;
  const kind = random();
  g.fillRect(x, top, wide, tall + 2);
  if (kind < 0.2) {
    g.beginPath();
    g.arc(x + wide / 2, top, wide * 0.36, Math.PI, 0);
    g.fill();
    g.fillRect(x + wide / 2 - 2, top - wide * 0.62, 4, wide * 0.4);
  } else if (kind < 0.42) {
    g.fillRect(x + wide * 0.2, top - 26, wide * 0.6, 28);
    g.fillRect(x + wide * 0.44, top - 62, 4, 40);
    if (layer) disc(g, x + wide * 0.44 + 2, top - 64, 3 + Math.sin(t * 2 + x) * 0.8, palette.accent);
  } else if (kind < 0.6) {
    g.fillRect(x + wide * 0.12, top - 20, wide * 0.3, 22);
  }
  if (layer === 0) return;
  const rows = Math.floor((tall - 24) / 26);
  const columns = Math.floor((wide - 12) / 15);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const roll = random();
      const isSwitched = roll > 0.3 && roll < 0.42 && Math.sin(t * 0.35 + roll * 900) > 0.2;
      if (roll > 0.34 && !isSwitched) continue;
      g.fillStyle = roll < 0.2 ? mix(palette.accent, palette.light, 0.25) : alpha(palette.light, 0.35);
      g.fillRect(x + 8 + column * 15, top + 14 + row * 26, 8, 12);
    }
  }
}

function bridge(g, width, line, height, palette) {
  g.fillStyle = palette.near;
  g.fillRect(0, line + 6, width, 22);
  for (let x = -60; x < width + 200; x += 220) {
    g.beginPath();
    g.rect(x, line + 26, 220, 92);
    g.ellipse(x + 110, line + 119, 90, 76, 0, Math.PI, 0);
    g.fill('evenodd');
    g.fillRect(x - 12, line + 26, 24, height);
  }
}

function localTrain(g, width, line, palette, t) {
  const length = 300;
  const lead = ((t * 74 + width * 0.5) % (width + length * 5)) - 100;
  for (let car = 0; car < 4; car += 1) {
    placed(g, lead - car * (length + 6), line + 6, 1, () => {
      g.fillStyle = mix(palette.accent, palette.near, 0.18);
      g.beginPath();
      g.roundRect(-length, -78, length, 74, car ? 8 : [8, 34, 8, 8]);
      g.fill();
      g.fillStyle = palette.light;
      g.fillRect(-length, -30, length - (car ? 0 : 6), 6);
      for (let window = 0; window < 7; window += 1) {
        g.beginPath();
        g.roundRect(-length + 16 + window * 40, -66, 27, 26, 4);
        g.fill();
      }
      g.fillStyle = palette.near;
      for (const x of [-length + 40, -length + 76, -76, -40]) g.fillRect(x, -6, 24, 8);
      for (let window = 0; window < 7; window += 2) disc(g, -length + 30 + window * 40, -44, 8, palette.near);
    });
  }
}
