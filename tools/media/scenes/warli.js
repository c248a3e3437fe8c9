import { alpha, backdrop, disc, mix, placed, TAU } from './kit.js';

/** A person as two triangles and sticks; `swing` moves arms and legs. */
function figure(g, swing, holds) {
  g.beginPath();
  g.moveTo(-11, -46);
  g.lineTo(11, -46);
  g.lineTo(0, -26);
  g.lineTo(11, -8);
  g.lineTo(-11, -8);
  g.lineTo(0, -26);
  g.fill();
  g.beginPath();
  g.arc(0, -57, 6.5, 0, TAU);
  g.fill();
  g.beginPath();
  g.moveTo(-8, -8);
  g.lineTo(-9 - swing * 5, 8);
  g.lineTo(-6 - swing * 9, 22);
  g.moveTo(8, -8);
  g.lineTo(9 - swing * 5, 8);
  g.lineTo(8 - swing * 9, 22);
  if (holds) {
    g.moveTo(-10, -45);
    g.lineTo(-22, -34 + swing * 3);
    g.moveTo(10, -45);
    g.lineTo(22, -34 - swing * 3);
  } else {
    g.moveTo(-10, -45);
    g.lineTo(-20, -56 - swing * 4);
    g.lineTo(-14, -70);
    g.moveTo(10, -45);
    g.lineTo(20, -56 + swing * 4);
    g.lineTo(16, -70);
  }
  g.stroke();
}

function hut(g, x, y, size) {
  placed(g, x, y, size, () => {
    g.lineWidth = 2.4;
    g.strokeRect(-50, -60, 100, 60);
    g.beginPath();
    g.moveTo(-66, -58);
    g.lineTo(0, -118);
    g.lineTo(66, -58);
    g.closePath();
    g.fill();
    for (let line = -40; line <= 40; line += 10) {
      g.beginPath();
      g.moveTo(line, -60);
      g.lineTo(line, 0);
      g.stroke();
    }
    g.fillRect(-14, -38, 28, 38);
  });
}

function tree(g, x, y, tall, t) {
  g.lineWidth = 3;
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x, y - tall);
  g.stroke();
  for (let pair = 0; pair < 9; pair += 1) {
    const at = y - tall * (0.25 + pair * 0.085);
    const reach = tall * (0.3 - pair * 0.024);
    for (const side of [-1, 1]) {
      const tip = [x + side * reach, at - reach * 0.55 + Math.sin(t + pair) * 2];
      g.lineWidth = 2;
      g.beginPath();
      g.moveTo(x, at);
      g.lineTo(...tip);
      g.stroke();
      for (let leaf = 1; leaf < 6; leaf += 1) {
        const lx = x + ((tip[0] - x) * leaf) / 5;
        const ly = at + ((tip[1] - at) * leaf) / 5;
        g.beginPath();
        g.ellipse(lx, ly - 6, 2.4, 7, side * 0.5, 0, TAU);
        g.fill();
      }
    }
  }
}

/** Warli figures in white on earth: a spiral dance round a horn player; `poses` a second, as in drawn animation. */
export function warli(g, { width, height, t: time, focus, palette, random, isWide, poses = 0 }) {
  const t = poses ? Math.floor(time * poses + 1e-6) / poses : time;
  backdrop(g, width, height, [mix(palette.sky, palette.mid, 0.25), mix(palette.sky, palette.mid, 0.75)]);
  for (let index = 0; index < 90; index += 1) {
    disc(g, random() * width, random() * height, 1 + random() * 2.4, alpha(palette.near, 0.16));
  }
  const cx = width * (isWide ? focus : 0.5);
  const cy = height * (isWide ? 0.54 : 0.46);
  g.fillStyle = palette.light;
  g.strokeStyle = palette.light;
  g.lineCap = 'round';
  const dancers = isWide ? 44 : 34;
  for (let index = 0; index < dancers; index += 1) {
    const share = index / dancers;
    const turn = share * TAU * 2.1 + t * 0.16;
    const radius = (isWide ? 350 : 256) * (0.34 + share * 0.66);
    const x = cx + Math.cos(turn) * radius;
    const y = cy + Math.sin(turn) * radius * 0.92;
    g.lineWidth = 2.6;
    placed(
      g,
      x,
      y,
      0.82 + share * 0.28,
      () => figure(g, Math.sin(t * 3.2 + index * 0.7), true),
      turn + Math.PI / 2,
    );
  }
  placed(g, cx, cy + 20, 1.5, () => {
    g.lineWidth = 2.4;
    figure(g, Math.sin(t * 2) * 0.4, false);
    g.lineWidth = 5;
    g.beginPath();
    g.moveTo(4, -56);
    g.quadraticCurveTo(40, -52, 44, -22);
    g.stroke();
    disc(g, 45, -16, 9, palette.light);
  });
  const sunX = isWide ? width * 0.4 : width * 0.2;
  const sunY = height * 0.15;
  g.lineWidth = 2.4;
  for (let ring = 1; ring < 5; ring += 1) {
    g.beginPath();
    g.arc(sunX, sunY, ring * 14, 0, TAU);
    g.stroke();
  }
  for (let ray = 0; ray < 28; ray += 1) {
    const turn = (TAU * ray) / 28 + t * 0.03;
    g.beginPath();
    g.moveTo(sunX + Math.cos(turn) * 62, sunY + Math.sin(turn) * 62);
    g.lineTo(sunX + Math.cos(turn) * (ray % 2 ? 84 : 74), sunY + Math.sin(turn) * (ray % 2 ? 84 : 74));
    g.stroke();
  }
  const ground = height * 0.93;
  g.lineWidth = 2.4;
  for (let x = 0; x < width; x += 16) {
    g.beginPath();
    g.moveTo(x, ground + 16);
    g.lineTo(x + 8, ground);
    g.lineTo(x + 16, ground + 16);
    g.stroke();
  }
  g.fillRect(0, ground + 20, width, 3);
  hut(g, width * (isWide ? 0.3 : 0.14), ground, isWide ? 1.15 : 0.8);
  if (isWide) hut(g, width * 0.95, ground, 1);
  tree(g, width * (isWide ? 0.41 : 0.9), ground, isWide ? 270 : 210, t);
  if (isWide) tree(g, width * 0.2, ground, 190, t);
  for (let index = 0; index < 7; index += 1) {
    placed(g, width * (isWide ? 0.03 : 0.3) + index * (isWide ? 36 : 34), ground - 14, 0.62, () => {
      g.lineWidth = 3;
      figure(g, Math.sin(t * 2 + index), index % 2 === 0);
    });
  }
}
