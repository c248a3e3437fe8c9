import { alpha, backdrop, disc, ease, halo, mix, TAU } from './kit.js';

const BULGE = 0.14;

/**
 * The lines that wind round a grid of dots (one in the middle of each unit cell): each runs diagonally through the
 * middles of the cells' sides and is thrown back by the grid's edge, as in a sikku kolam. Returns closed lines of points.
 */
function linesOf(columns, rows) {
  const seen = new Set();
  const lines = [];
  for (let x = 0.5; x < columns; x += 1) {
    if (seen.has(`${x},0`)) continue;
    const line = [];
    let [px, py, dx, dy] = [x, 0, 0.5, 0.5];
    do {
      const isSide = px === 0 || px === columns;
      const isEnd = py === 0 || py === rows;
      if (isEnd) seen.add(`${px},${py}`);
      const out = (value, most) => value + (value === 0 ? -BULGE : value === most ? BULGE : 0);
      line.push([isSide ? out(px, columns) : px, isEnd ? out(py, rows) : py]);
      if (px + dx < 0 || px + dx > columns) dx = -dx;
      if (py + dy < 0 || py + dy > rows) dy = -dy;
      px += dx;
      py += dy;
    } while (px !== x || py !== 0);
    lines.push(line.map(([lx, ly]) => [lx - columns / 2, ly - rows / 2]));
  }
  return lines;
}

function trace(g, points, cell, share) {
  const count = Math.max(2, Math.floor(points.length * share));
  const at = (index) => points[index % points.length].map((value) => value * cell);
  g.beginPath();
  const [ax, ay] = at(0);
  const [bx, by] = at(1);
  g.moveTo((ax + bx) / 2, (ay + by) / 2);
  for (let index = 1; index <= count; index += 1) {
    const [x, y] = at(index);
    const [nx, ny] = at(index + 1);
    g.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
  }
  g.stroke();
}

/** A kolam on a swept threshold: dots, then white lines that wind round them, with flowers at its corners. */
export function kolam(
  g,
  { width, height, t, focus, palette, isWide, columns = 5, rows = 6, drawsItself = false },
) {
  backdrop(g, width, height, [mix(palette.far, palette.mid, 0.4), palette.mid, palette.near]);
  const cx = width * (isWide ? focus + 0.01 : 0.5);
  const cy = height * (isWide ? 0.5 : 0.4);
  const cell = (isWide ? 1000 : 720) / (columns + rows + 0.4);
  halo(g, cx, cy, 560, palette.glow, 0.35);
  g.strokeStyle = alpha(palette.near, 0.18);
  g.lineWidth = 3;
  for (let y = 0; y < height; y += 112) {
    g.beginPath();
    g.moveTo(0, y);
    g.lineTo(width, y);
    g.stroke();
    for (let x = (y / 112) % 2 ? 0 : 120; x < width; x += 240) {
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x, y + 112);
      g.stroke();
    }
  }
  g.save();
  g.translate(cx, cy);
  g.rotate(Math.PI / 4);
  const share = drawsItself ? ease(t, 3, 27) : 1;
  g.lineJoin = 'round';
  g.lineCap = 'round';
  for (const [index, loop] of linesOf(columns, rows).entries()) {
    g.strokeStyle = alpha(palette.near, 0.25);
    g.lineWidth = cell * 0.15;
    g.save();
    g.translate(4, 6);
    trace(g, loop, cell, share);
    g.restore();
    g.strokeStyle = index % 2 ? palette.accent : palette.light;
    g.lineWidth = cell * 0.12;
    trace(g, loop, cell, share);
  }
  for (let index = 0; index < columns * rows; index += 1) {
    const [x, y] = [(index % columns) - (columns - 1) / 2, Math.floor(index / columns) - (rows - 1) / 2];
    const shown = drawsItself ? ease(t, index * 0.07, 0.5 + index * 0.07) : 1;
    disc(
      g,
      x * cell,
      y * cell,
      cell * 0.1 * shown,
      (index + Math.floor(index / columns)) % 2 ? palette.light : palette.accent,
    );
  }
  g.rotate(-Math.PI / 4);
  const reach = ((columns + rows) / 2 / 1.55) * cell;
  for (const [dx, dy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]) {
    const [fx, fy] = [dx * reach * 0.86, dy * reach * 0.86];
    for (let ring = 3; ring > 0; ring -= 1) {
      for (let leaf = 0; leaf < 12; leaf += 1) {
        const turn = (TAU * leaf) / 12 + ring + t * 0.02;
        disc(
          g,
          fx + Math.cos(turn) * ring * 11,
          fy + Math.sin(turn) * ring * 11,
          9,
          mix(palette.accent, palette.glow, (ring % 2) * 0.6),
        );
      }
    }
    disc(g, fx, fy, 10, mix(palette.accent, palette.near, 0.2));
  }
  g.restore();
}
