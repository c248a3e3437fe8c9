import { alpha, around, backdrop, disc, halo, mix, TAU } from './kit.js';
import { birds } from './props.js';

/** One eight-pointed star of the lattice round the origin. */
function star(g, radius, inner) {
  g.beginPath();
  for (let point = 0; point < 16; point += 1) {
    const reach = point % 2 ? inner : radius;
    const turn = (point / 16) * TAU;
    g.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
  }
  g.closePath();
}

/** A carved stone window: a cusped arch open to the sky in a wall of pierced stars, the light wandering across. */
export function jaali(g, { width, height, t, focus, palette, random, isWide, view = 'minaret' }) {
  const wall = mix(palette.near, palette.mid, 0.35);
  backdrop(g, width, height, [palette.sky, palette.glow, mix(palette.glow, palette.light, 0.4)]);
  const cx = width * (isWide ? focus : 0.5);
  const sunX = cx + Math.sin(t * 0.06 - 0.4) * 90;
  halo(g, sunX, height * 0.42, 460, palette.light, 0.7);
  disc(g, sunX, height * 0.42, 84, palette.light);
  birds(g, cx - 60, height * 0.3, 6, 14, alpha(palette.near, 0.7), t * 0.4, random);
  if (view === 'minaret') skyline(g, cx, height, palette);
  else garden(g, cx, height, palette, t);
  const half = isWide ? 232 : 196;
  g.save();
  g.beginPath();
  g.rect(-10, -10, width + 20, height + 20);
  arch(g, cx, height * 0.5, half, height);
  const cell = 92;
  for (let row = -1; row < height / cell + 1; row += 1) {
    for (let column = -1; column < width / cell + 2; column += 1) {
      const x = cx + (column - Math.floor(width / cell / 2)) * cell;
      const y = row * cell + cell / 2;
      if (Math.abs(x - cx) < half + 64 && y > height * 0.5 - half - 200) continue;
      pierce(g, x, y, 33, 22);
      pierce(g, x + cell / 2, y + cell / 2, 15, 11);
    }
  }
  const stone = g.createLinearGradient(0, 0, width, 0);
  stone.addColorStop(0, mix(wall, palette.near, 0.55));
  stone.addColorStop(Math.min(0.98, cx / width), mix(wall, palette.far, 0.18));
  stone.addColorStop(1, mix(wall, palette.near, 0.3));
  g.fillStyle = stone;
  g.fill('evenodd');
  g.restore();
  frame(g, cx, height, half, palette);
  hangingStar(g, { cx, height, half, palette, t });
}

function pierce(g, x, y, radius, inner) {
  for (let point = 0; point <= 16; point += 1) {
    const reach = point % 2 ? inner : radius;
    const turn = (point / 16) * TAU;
    const to = point === 0 ? 'moveTo' : 'lineTo';
    g[to](x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  g.closePath();
}

function arch(g, cx, springing, half, height) {
  g.moveTo(cx - half, height + 10);
  g.lineTo(cx - half, springing);
  const cusps = 4;
  const point = (share) => {
    const turn = Math.PI * (1 - share * 0.5);
    return [cx + Math.cos(turn) * half, springing - Math.sin(turn) * half * 1.12 - (share > 0.99 ? 26 : 0)];
  };
  for (let cusp = 0; cusp < cusps; cusp += 1) {
    const [fx, fy] = point(cusp / cusps);
    const [tx, ty] = point((cusp + 1) / cusps);
    g.quadraticCurveTo((fx + tx) / 2 - 30 + cusp * 4, (fy + ty) / 2 - 26, tx, ty);
  }
  for (let cusp = cusps; cusp > 0; cusp -= 1) {
    const [fx, fy] = point(cusp / cusps);
    const [tx, ty] = point((cusp - 1) / cusps);
    const mirror = (x) => cx * 2 - x;
    g.quadraticCurveTo(mirror((fx + tx) / 2 - 30 + (cusp - 1) * 4), (fy + ty) / 2 - 26, mirror(tx), ty);
  }
  g.lineTo(cx + half, height + 10);
  g.closePath();
}

function frame(g, cx, height, half, palette) {
  for (const [grow, thick, colour] of [
    [26, 5, palette.accent],
    [44, 2.5, alpha(palette.light, 0.5)],
  ]) {
    g.strokeStyle = colour;
    g.lineWidth = thick;
    g.beginPath();
    arch(g, cx, height * 0.5, half + grow, height);
    g.stroke();
  }
  g.strokeStyle = alpha(palette.near, 0.6);
  g.lineWidth = 8;
  g.beginPath();
  arch(g, cx, height * 0.5, half, height);
  g.stroke();
  for (const side of [-1, 1]) {
    g.save();
    g.translate(cx + side * (half - 10), height * 0.5 - half * 1.02);
    around(g, 8, () => {
      g.fillStyle = palette.accent;
      g.beginPath();
      g.ellipse(0, -17, 6, 14, 0, 0, TAU);
      g.fill();
    });
    disc(g, 0, 0, 8, palette.light);
    g.restore();
  }
}

function skyline(g, cx, height, palette) {
  const stone = mix(palette.far, palette.glow, 0.25);
  const base = height * 0.86;
  g.fillStyle = stone;
  for (const [dx, tall, wide] of [
    [-150, 300, 13],
    [150, 300, 13],
    [-88, 220, 10],
    [88, 220, 10],
  ]) {
    g.fillRect(cx + dx - wide, base - tall, wide * 2, tall + 300);
    g.fillRect(cx + dx - wide * 1.7, base - tall * 0.6, wide * 3.4, 8);
    g.fillRect(cx + dx - wide * 1.7, base - tall, wide * 3.4, 8);
    g.beginPath();
    g.arc(cx + dx, base - tall - 4, wide * 1.25, Math.PI, 0);
    g.fill();
    g.fillRect(cx + dx - 1.5, base - tall - 46, 3, 40);
  }
  g.fillStyle = mix(stone, palette.mid, 0.4);
  g.fillRect(cx - 110, base - 120, 220, 400);
  g.beginPath();
  g.moveTo(cx - 78, base - 120);
  g.bezierCurveTo(cx - 112, base - 210, cx - 30, base - 236, cx, base - 282);
  g.bezierCurveTo(cx + 30, base - 236, cx + 112, base - 210, cx + 78, base - 120);
  g.fill();
  g.fillRect(cx - 2, base - 320, 4, 50);
}

function garden(g, cx, height, palette, t) {
  const base = height * 0.8;
  g.fillStyle = mix(palette.mid, palette.glow, 0.3);
  g.fillRect(cx - 400, base, 800, 400);
  for (let tree = -3; tree <= 3; tree += 1) {
    const tall = 300 - Math.abs(tree) * 36;
    g.fillStyle = mix(palette.far, palette.mid, Math.abs(tree) / 3);
    g.beginPath();
    g.ellipse(cx + tree * 66, base - tall / 2 + 10, 22, tall / 2, Math.sin(t * 0.5 + tree) * 0.01, 0, TAU);
    g.fill();
  }
  g.fillStyle = mix(palette.light, palette.glow, 0.5);
  g.beginPath();
  g.moveTo(cx - 16, base);
  g.lineTo(cx + 16, base);
  g.lineTo(cx + 110, height);
  g.lineTo(cx - 110, height);
  g.fill();
  for (let jet = 0; jet < 4; jet += 1) {
    const y = base + 20 + jet * jet * 12;
    const tall = (30 + jet * 14) * (1 + Math.sin(t * 3 + jet) * 0.06);
    g.strokeStyle = alpha(palette.near, 0.35);
    g.lineWidth = 2 + jet;
    g.beginPath();
    g.moveTo(cx - 10 - jet * 3, y);
    g.quadraticCurveTo(cx, y - tall * 2, cx + 10 + jet * 3, y);
    g.stroke();
  }
}

function hangingStar(g, { cx, height, half, palette, t }) {
  g.save();
  g.translate(cx, height * 0.5 - half * 1.62);
  g.strokeStyle = palette.accent;
  g.lineWidth = 3;
  g.beginPath();
  g.moveTo(0, -300);
  g.lineTo(0, -20);
  g.stroke();
  g.rotate(Math.sin(t * 0.8) * 0.03);
  star(g, 26, 17);
  g.fillStyle = palette.accent;
  g.fill();
  g.restore();
}
