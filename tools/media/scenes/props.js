import { alpha, disc, halo, petal, placed, shape, TAU } from './kit.js';

/** A few birds far off, their wings beating with `t`. */
export function birds(g, x, y, count, size, colour, t, random) {
  g.strokeStyle = colour;
  g.lineWidth = size * 0.16;
  g.lineCap = 'round';
  for (let index = 0; index < count; index += 1) {
    const bx = x + (random() - 0.5) * size * 14 + t * 9;
    const by = y + (random() - 0.5) * size * 6 + Math.sin(t * 0.7 + index) * 5;
    const lift = Math.sin(t * 5 + index * 1.7) * 0.35 + 0.25;
    const span = size * (0.7 + random() * 0.5);
    g.beginPath();
    g.moveTo(bx - span, by - span * lift);
    g.quadraticCurveTo(bx - span * 0.3, by - span * 0.35 * lift, bx, by);
    g.quadraticCurveTo(bx + span * 0.3, by - span * 0.35 * lift, bx + span, by - span * lift);
    g.stroke();
  }
}

/** A coconut palm standing at the origin of (x, y), leaning by `lean` units. */
export function palm(g, x, y, tall, lean, colour, sway = 0) {
  const tipX = x + lean + sway;
  const tipY = y - tall;
  g.strokeStyle = colour;
  g.lineCap = 'round';
  g.lineWidth = tall * 0.032;
  g.beginPath();
  g.moveTo(x, y);
  g.quadraticCurveTo(x + lean * 0.15, y - tall * 0.6, tipX, tipY);
  g.stroke();
  for (let index = 0; index < 9; index += 1) {
    const turn = -Math.PI * 0.98 + (index / 8) * Math.PI * 0.96 + sway * 0.004;
    const reach = tall * (0.34 + 0.06 * Math.sin(index * 2.3));
    const droop = tall * (0.14 + 0.07 * Math.abs(index - 4) * 0.6);
    const endX = tipX + Math.cos(turn) * reach;
    const endY = tipY + Math.sin(turn) * reach * 0.72 + droop;
    const topX = tipX + Math.cos(turn) * reach * 0.55;
    const topY = tipY + Math.sin(turn) * reach * 0.72 - tall * 0.05;
    g.fillStyle = colour;
    g.beginPath();
    g.moveTo(tipX, tipY);
    g.quadraticCurveTo(topX, topY, endX, endY);
    g.quadraticCurveTo(topX, topY + tall * 0.1, tipX, tipY + tall * 0.02);
    g.fill();
  }
  for (const [dx, dy] of [
    [-0.02, 0.03],
    [0.02, 0.035],
    [0, 0.05],
  ]) {
    disc(g, tipX + dx * tall, tipY + dy * tall, tall * 0.018, colour);
  }
}

/** A person seen from afar, `tall` units high, feet at (x, y): a 'sari', 'kurta' or 'child'; `facing` is 1 or -1. */
export function person(
  g,
  x,
  y,
  tall,
  colours,
  { dress = 'kurta', facing = 1, step = 0, carrying = null } = {},
) {
  placed(g, x, y, (tall / 100) * facing, () => {
    const { cloth, skin, trim } = colours;
    const stride = Math.sin(step) * 7;
    if (dress === 'sari') {
      shape(g, [-14 - stride * 0.4, 0, 15 + stride * 0.4, 0, 11, -40, 9, -70, -9, -70, -11, -42], cloth);
      shape(g, [-9, -70, 9, -70, -13, -26, -17, -30], trim);
      shape(
        g,
        [-14 - stride * 0.4, -5, 15 + stride * 0.4, -5, 15 + stride * 0.4, 0, -14 - stride * 0.4, 0],
        trim,
      );
      g.fillStyle = trim;
      g.beginPath();
      g.arc(-1, -82, 12, Math.PI * 0.75, Math.PI * 1.75);
      g.lineTo(-10, -66);
      g.fill();
    } else {
      shape(g, [-7 - stride, 0, -2 - stride, 0, 2, -40, -8, -40], trim);
      shape(g, [4 + stride, 0, 9 + stride, 0, 8, -40, -2, -40], trim);
      shape(g, [-12, -24, 12, -24, 10, -70, -10, -70], cloth);
    }
    g.strokeStyle = dress === 'sari' ? skin : cloth;
    g.lineWidth = 5;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(8, -64);
    if (carrying === 'up') g.quadraticCurveTo(20, -74, 18, -96);
    else g.quadraticCurveTo(15, -52, 12 + stride * 0.5, -38);
    g.stroke();
    disc(g, 1, -82, dress === 'child' ? 11.5 : 9, skin);
    g.fillStyle = colours.hair;
    g.beginPath();
    g.arc(0, -84, dress === 'child' ? 12 : 9.6, Math.PI * 0.9, Math.PI * 1.95);
    g.fill();
    if (dress === 'sari') disc(g, -9, -83, 4.5, colours.hair);
    if (carrying === 'pot') {
      disc(g, 0, -103, 12, colours.pot ?? trim);
      shape(g, [-6, -113, 6, -113, 9, -119, -9, -119], colours.pot ?? trim);
    }
  });
}

/** A small clay lamp with its flame, floating or standing. */
export function lamp(g, x, y, size, { clay, flame, core }, t = 0) {
  const flicker = 1 + Math.sin(t * 7 + x) * 0.08;
  halo(g, x, y - size * 0.7, size * 3.2 * flicker, flame, 0.5);
  g.fillStyle = clay;
  g.beginPath();
  g.moveTo(x - size, y - size * 0.25);
  g.quadraticCurveTo(x, y + size, x + size, y - size * 0.25);
  g.closePath();
  g.fill();
  placed(g, x, y - size * 0.2, 1, () => {
    petal(g, size * 1.3 * flicker, size * 0.4, flame);
    petal(g, size * 0.7 * flicker, size * 0.2, core);
  });
}

/** A band of cloud: overlapping rounded bars. */
export function cloud(g, x, y, length, colour, opacity = 1) {
  g.fillStyle = alpha(colour, opacity);
  const thick = length * 0.09;
  for (const [dx, dy, share] of [
    [0, 0, 1],
    [0.16, -0.9, 0.55],
    [-0.1, 0.9, 0.6],
  ]) {
    g.beginPath();
    g.roundRect(x + dx * length - (length * share) / 2, y + dy * thick, length * share, thick, thick / 2);
    g.fill();
  }
}

/** A kite with its bow and tail. */
export function kite(g, x, y, size, colours, turn, t = 0) {
  placed(
    g,
    x,
    y,
    size,
    () => {
      shape(g, [0, -1, 0.85, 0, 0, 1.1, -0.85, 0], colours[0]);
      shape(g, [0, -1, 0.85, 0, 0, 0], colours[1]);
      shape(g, [-0.85, 0, 0, 0, 0, 1.1], colours[1]);
      shape(g, [0, 1, 0.3, 1.45, -0.3, 1.45], colours[2]);
      g.strokeStyle = colours[2];
      g.lineWidth = 0.05;
      g.beginPath();
      g.moveTo(0, 1.4);
      for (let at = 1; at <= 10; at += 1) g.lineTo(Math.sin(at * 0.9 - t * 3) * 0.16, 1.4 + at * 0.2);
      g.stroke();
    },
    turn,
  );
}

/** Stars over the upper part of the picture, some of them twinkling. */
export function stars(g, width, height, count, colour, t, random) {
  for (let index = 0; index < count; index += 1) {
    const x = random() * width;
    const y = random() ** 1.4 * height;
    const glint = random() < 0.15 ? 0.6 + 0.4 * Math.sin(t * 1.3 + index) : 1;
    disc(g, x, y, (0.8 + random() * 1.7) * glint, alpha(colour, 0.35 + random() * 0.6));
  }
}

/** A full turn of `count` equal wedges between two colours, for suns and fans. */
export function rays(g, x, y, radius, count, colour, turn = 0) {
  g.fillStyle = colour;
  for (let index = 0; index < count; index += 1) {
    const from = turn + (TAU * index) / count;
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, radius, from, from + TAU / count / 2);
    g.closePath();
    g.fill();
  }
}
