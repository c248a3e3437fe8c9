import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, wander } from './kit.js';
import { birds, cloud } from './props.js';

/** A little train with steam, crossing a valley on a stone viaduct. */
export function viaduct(g, { width, height, t, focus, palette, random, isWide, coaches = 4 }) {
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.6), palette.glow], height * 0.7);
  const sunX = width * (isWide ? focus - 0.3 : 0.24);
  halo(g, sunX, height * 0.3, 340, palette.light, 0.5);
  disc(g, sunX, height * 0.3, 88, mix(palette.light, palette.accent, 0.2));
  for (let index = 0; index < 5; index += 1) {
    cloud(
      g,
      ((random() * (width + 400) + t * (3 + index)) % (width + 400)) - 160,
      height * (0.1 + random() * 0.24),
      220 + random() * 180,
      palette.light,
      0.34,
    );
  }
  birds(g, width * (isWide ? 0.46 : 0.6), height * 0.2, 6, 15, alpha(palette.near, 0.6), t, random);
  for (const [index, depth] of [0.05, 0.3, 0.5].entries()) {
    const curve = wander(random, 760 - index * 130, 3);
    land(
      g,
      width,
      height,
      (x) => height * (0.42 + depth * 0.42) + curve(x + t * (2 + depth * 6)) * (80 - index * 16),
      mix(layerColour(palette, depth), palette.glow, Math.max(0.26 - depth * 0.4, 0)),
    );
  }
  const deck = height * 0.56;
  const stone = mix(palette.light, palette.mid, 0.55);
  const shade = mix(stone, palette.near, 0.35);
  const gap = isWide ? 176 : 150;
  for (let x = -gap; x < width + gap; x += gap) {
    g.fillStyle = stone;
    g.beginPath();
    g.rect(x, deck, gap + 1, height);
    g.moveTo(x + gap * 0.14, height + 10);
    g.lineTo(x + gap * 0.14, deck + 40 + gap * 0.36);
    g.arc(x + gap / 2, deck + 40 + gap * 0.36, gap * 0.36, Math.PI, 0);
    g.lineTo(x + gap * 0.86, height + 10);
    g.fill('evenodd');
    g.strokeStyle = shade;
    g.lineWidth = 7;
    g.beginPath();
    g.arc(x + gap / 2, deck + 40 + gap * 0.36, gap * 0.36, Math.PI, 0);
    g.stroke();
    g.fillStyle = alpha(shade, 0.55);
    g.fillRect(x - gap * 0.14, deck + 40 + gap * 0.36, gap * 0.1, height);
  }
  g.fillStyle = shade;
  g.fillRect(0, deck, width, 12);
  g.fillRect(0, deck + 26, width, 5);
  const lead = width * (isWide ? focus + 0.18 : 0.86) + Math.sin(t * 0.1) * 30 + t * 5;
  for (let puff = 0; puff < 9; puff += 1) {
    const age = (t * 0.45 + puff / 9) % 1;
    disc(
      g,
      lead - 30 - age * 360,
      deck - 148 - age * 140 - Math.sin(puff * 2) * 14,
      16 + age * 52,
      alpha(palette.light, 0.75 * (1 - age)),
    );
  }
  placed(g, lead, deck, 1, () => engine(g, palette, t));
  for (let coach = 0; coach < coaches; coach += 1)
    placed(g, lead - 172 - coach * 172, deck, 1, () => car(g, palette, t, coach));
  const bank = wander(random, 620, 3);
  land(g, width, height, (x) => height * 0.9 + bank(x + t * 12) * 34, palette.near);
  for (let bush = 0; bush < 24; bush += 1) {
    const span = width + 200;
    const x = ((((random() * span - t * 12) % span) + span) % span) - 100;
    disc(
      g,
      x,
      height * 0.9 + random() * 50,
      26 + random() * 40,
      mix(palette.near, palette.mid, random() * 0.3),
    );
  }
}

function wheels(g, spots, palette, t) {
  for (const [x, radius] of spots) {
    disc(g, x, -radius, radius, palette.near);
    disc(g, x, -radius, radius * 0.55, palette.light);
    g.strokeStyle = palette.near;
    g.lineWidth = 3;
    g.beginPath();
    g.moveTo(x - Math.cos(t * 4) * radius * 0.5, -radius - Math.sin(t * 4) * radius * 0.5);
    g.lineTo(x + Math.cos(t * 4) * radius * 0.5, -radius + Math.sin(t * 4) * radius * 0.5);
    g.stroke();
  }
}

function engine(g, palette, t) {
  g.fillStyle = palette.near;
  g.beginPath();
  g.roundRect(-70, -92, 120, 66, 20);
  g.fill();
  g.fillRect(-84, -34, 150, 14);
  g.fillStyle = palette.accent;
  g.beginPath();
  g.roundRect(-86, -128, 62, 104, 6);
  g.fill();
  g.fillStyle = palette.near;
  g.fillRect(-94, -134, 78, 10);
  g.fillStyle = palette.light;
  g.fillRect(-74, -112, 36, 32);
  g.fillStyle = palette.near;
  g.fillRect(16, -134, 18, 46);
  g.fillRect(10, -140, 30, 10);
  disc(g, -4, -94, 13, palette.accent);
  disc(g, 52, -60, 10, palette.accent);
  wheels(
    g,
    [
      [-62, 20],
      [-14, 16],
      [24, 16],
      [54, 12],
    ],
    palette,
    t,
  );
}

function car(g, palette, t, index) {
  g.fillStyle = index % 2 ? palette.accent : mix(palette.accent, palette.near, 0.3);
  g.beginPath();
  g.roundRect(-76, -110, 156, 86, 8);
  g.fill();
  g.fillStyle = palette.near;
  g.beginPath();
  g.roundRect(-82, -120, 168, 14, 7);
  g.fill();
  g.fillRect(-90, -36, 190, 8);
  g.fillStyle = palette.light;
  for (let window = 0; window < 4; window += 1) {
    g.beginPath();
    g.roundRect(-66 + window * 36, -98, 26, 32, 6);
    g.fill();
  }
  g.fillStyle = alpha(palette.light, 0.7);
  g.fillRect(-76, -54, 156, 5);
  for (let head = 0; head < 4; head += 1)
    if ((head + index) % 3) disc(g, -53 + head * 36, -74 + Math.sin(t * 2 + head) * 1.5, 8, palette.near);
  wheels(
    g,
    [
      [-50, 15],
      [-16, 15],
      [24, 15],
      [56, 15],
    ],
    palette,
    t,
  );
}
