import { alpha, backdrop, disc, halo, land, layerColour, mix, placed, shape, wander } from './kit.js';
import { birds, cloud, palm, person } from './props.js';

/** A thatched houseboat about 400 units long, floating at the origin. */
function houseboat(g, palette, t) {
  g.fillStyle = palette.near;
  g.beginPath();
  g.moveTo(-230, -40);
  g.quadraticCurveTo(-190, 26, -120, 26);
  g.lineTo(130, 26);
  g.quadraticCurveTo(200, 22, 236, -48);
  g.quadraticCurveTo(180, -8, 110, -8);
  g.lineTo(-120, -8);
  g.quadraticCurveTo(-190, -8, -230, -40);
  g.fill();
  const thatch = mix(palette.accent, palette.near, 0.32);
  g.fillStyle = thatch;
  g.beginPath();
  g.moveTo(-140, -6);
  g.bezierCurveTo(-150, -110, -90, -122, -30, -118);
  g.bezierCurveTo(50, -112, 60, -66, 120, -62);
  g.quadraticCurveTo(140, -40, 128, -6);
  g.fill();
  g.strokeStyle = alpha(palette.near, 0.45);
  g.lineWidth = 3;
  for (let index = 0; index < 9; index += 1) {
    g.beginPath();
    g.moveTo(-128 + index * 30, -8);
    g.quadraticCurveTo(-128 + index * 29, -70, -112 + index * 24, -114 + Math.max(0, index - 4) * 12);
    g.stroke();
  }
  for (const x of [-104, -42, 20, 80]) {
    g.fillStyle = palette.light;
    g.beginPath();
    g.roundRect(x, -62, 34, 36, [17, 17, 2, 2]);
    g.fill();
  }
  person(
    g,
    172,
    -14,
    74,
    { cloth: palette.light, skin: palette.near, trim: palette.accent, hair: palette.near },
    { facing: -1, step: t },
  );
  g.strokeStyle = palette.near;
  g.lineWidth = 4;
  g.beginPath();
  g.moveTo(178, -98);
  g.lineTo(204 + Math.sin(t * 0.8) * 6, 60);
  g.stroke();
}

/** A still lagoon between coconut palms, a houseboat and its reflection. */
export function backwaters(g, { width, height, t, focus, palette, random, isWide }) {
  const water = height * 0.6;
  backdrop(g, width, height, [palette.sky, mix(palette.sky, palette.glow, 0.7), palette.glow], water);
  const sunX = width * (isWide ? focus - 0.02 : 0.56);
  halo(g, sunX, water - 130, 360, palette.light, 0.55);
  disc(g, sunX, water - 130, 92, palette.light);
  for (let index = 0; index < 4; index += 1) {
    cloud(
      g,
      random() * width + t * 3,
      height * (0.1 + random() * 0.25),
      200 + random() * 200,
      palette.light,
      0.3,
    );
  }
  for (const depth of [0, 0.3]) {
    const curve = wander(random, 420, 3);
    const colour = mix(layerColour(palette, depth), palette.glow, 0.35 - depth);
    land(g, width, water, (x) => water - 26 - depth * 26 - curve(x + t * (2 + depth * 6)) * 16, colour, 6);
    for (let index = 0; index < 22; index += 1) {
      const x = ((random() * (width + 300) - t * (2 + depth * 6)) % (width + 300)) - 100;
      palm(
        g,
        x,
        water - 22,
        80 + depth * 130 + random() * 60,
        (random() - 0.5) * 50,
        colour,
        Math.sin(t * 0.8 + index) * 2,
      );
    }
  }
  const lake = g.createLinearGradient(0, water, 0, height);
  lake.addColorStop(0, mix(palette.glow, palette.far, 0.3));
  lake.addColorStop(0.5, palette.mid);
  lake.addColorStop(1, palette.near);
  g.fillStyle = lake;
  g.fillRect(0, water, width, height - water);
  ripples(g, { width, height, water, sunX, t, palette, random });
  const boatX = width * (isWide ? focus + 0.02 : 0.52) + Math.sin(t * 0.12) * 40;
  const boatY = height * 0.73 + Math.sin(t * 0.9) * 3;
  const size = isWide ? 1.15 : 0.98;
  g.save();
  g.globalAlpha = 0.22;
  g.translate(boatX, boatY + 46);
  g.scale(size, -size * 0.6);
  houseboat(g, palette, t);
  g.restore();
  placed(g, boatX, boatY, size, () => houseboat(g, palette, t));
  birds(g, width * (isWide ? 0.52 : 0.3), height * 0.2, 7, 16, alpha(palette.near, 0.7), t, random);
  const bank = wander(random, 700, 2);
  land(
    g,
    width,
    height,
    (x) => height * 0.95 + bank(x) * 22 - Math.max(0, x / width - 0.72) * 190,
    palette.near,
  );
  const sway = Math.sin(t * 0.7) * 7;
  palm(g, width * 0.95, height * 0.96, isWide ? 640 : 560, -130, palette.near, sway);
  palm(g, width * 0.88, height * 0.98, isWide ? 480 : 400, 76, palette.near, sway * 0.8);
  if (!isWide) palm(g, width * 0.04, height * 1.02, 420, 60, palette.near, sway);
  for (let index = 0; index < 16; index += 1) {
    const x = random() * width;
    shape(
      g,
      [x - 5, height, x + (random() - 0.5) * 40, height - 26 - random() * 46, x + 5, height],
      palette.near,
    );
  }
}

function ripples(g, { width, height, water, sunX, t, palette, random }) {
  for (let index = 0; index < 44; index += 1) {
    const share = random();
    const y = water + 6 + share * share * (height - water);
    const near = index % 3 === 0;
    const x = near ? sunX + (random() - 0.5) * (90 + share * 180) : random() * width;
    const span = (40 + random() * 90) * (0.4 + share);
    g.fillStyle = alpha(palette.light, near ? 0.42 : 0.12);
    g.beginPath();
    g.roundRect(x - span / 2 + Math.sin(t * 0.7 + index) * (8 + share * 14), y, span, 2.5 + share * 4, 3);
    g.fill();
  }
}
