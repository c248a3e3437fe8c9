import { alpha, disc, mix, placed, TAU } from './kit.js';

/** Outlines stitched at growing distances: each is a function of an angle returning a radius of about 1. */
const outlines = {
  fish: (turn) => 0.62 + 0.4 * Math.cos(turn) ** 2 * (Math.cos(turn) > -0.2 ? 1 : 0.55),
  lotus: (turn) => 0.78 + 0.22 * Math.abs(Math.cos(turn * 4)),
  boat: (turn) => 0.5 + 0.5 * Math.abs(Math.cos(turn)) ** 1.6,
  tree: (turn) => 0.72 + 0.16 * Math.cos(turn * 6) + (Math.sin(turn) > 0.75 ? -0.1 : 0),
  moon: () => 0.9,
};

function stitch(g, points, colour, phase, thick) {
  g.strokeStyle = colour;
  g.lineWidth = thick;
  g.lineCap = 'round';
  g.setLineDash([11, 9]);
  g.lineDashOffset = phase;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.closePath();
  g.stroke();
  g.setLineDash([]);
}

function ring(outline, radius, stretch) {
  return Array.from({ length: 96 }, (_, index) => {
    const turn = (TAU * index) / 96;
    const reach = outline(turn) * radius;
    return [Math.cos(turn) * reach * stretch, Math.sin(turn) * reach];
  });
}

const insides = {
  fish(g, { a, b, c, d }, t) {
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(170, 0);
    g.bezierCurveTo(110, -120, -60, -120, -130, -10);
    g.bezierCurveTo(-60, 110, 110, 110, 170, 0);
    g.fill();
    const flick = Math.sin(t * 2) * 16;
    g.fillStyle = b;
    g.beginPath();
    g.moveTo(-116, -10);
    g.lineTo(-220, -84 + flick);
    g.quadraticCurveTo(-180, -6, -220, 74 + flick);
    g.closePath();
    g.fill();
    for (let row = 0; row < 6; row += 1) {
      stitch(
        g,
        Array.from({ length: 9 }, (_, at) => [90 - row * 34 - Math.abs(at - 4) * 4, -72 + at * 18]).map(
          ([x, y]) => [x, y * (1 - row * 0.08)],
        ),
        row % 2 ? c : d,
        t * 6,
        5,
      );
    }
    disc(g, 122, -18, 16, c);
    disc(g, 124, -18, 8, d);
  },
  lotus(g, { a, b, c, d }) {
    for (let petal = 0; petal < 8; petal += 1) {
      g.save();
      g.rotate((TAU * petal) / 8);
      g.fillStyle = petal % 2 ? a : b;
      g.beginPath();
      g.moveTo(0, -30);
      g.bezierCurveTo(64, -70, 52, -150, 0, -186);
      g.bezierCurveTo(-52, -150, -64, -70, 0, -30);
      g.fill();
      for (const bend of [-1, 0, 1]) {
        g.strokeStyle = c;
        g.lineWidth = 4;
        g.setLineDash([9, 8]);
        g.beginPath();
        g.moveTo(bend * 12, -54);
        g.quadraticCurveTo(bend * 34, -104, bend * 6, -158);
        g.stroke();
      }
      g.setLineDash([]);
      g.restore();
    }
    disc(g, 0, 0, 44, d);
    for (let seed = 0; seed < 9; seed += 1)
      disc(g, Math.cos(seed * 0.7) * 24, Math.sin(seed * 0.7) * 24, 5, c);
  },
  boat(g, { a, b, c, d }, t) {
    g.save();
    g.rotate(Math.sin(t * 0.9) * 0.03);
    g.fillStyle = d;
    g.beginPath();
    g.moveTo(-240, -30);
    g.quadraticCurveTo(0, 150, 240, -40);
    g.quadraticCurveTo(0, 40, -240, -30);
    g.fill();
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(10, -200);
    g.quadraticCurveTo(150, -120, 130, 10);
    g.lineTo(10, 20);
    g.fill();
    g.fillStyle = b;
    g.beginPath();
    g.moveTo(-4, -180);
    g.quadraticCurveTo(-110, -90, -100, 0);
    g.lineTo(-4, 20);
    g.fill();
    g.strokeStyle = c;
    g.lineWidth = 4;
    g.setLineDash([9, 8]);
    for (let row = 0; row < 6; row += 1) {
      g.beginPath();
      g.moveTo(14, -150 + row * 28);
      g.lineTo(80 + row * 9, -130 + row * 26);
      g.moveTo(-8, -140 + row * 26);
      g.lineTo(-50 - row * 8, -110 + row * 22);
      g.moveTo(-190 + row * 20, 2 + row * 8);
      g.quadraticCurveTo(0, 110 - row * 6, 190 - row * 20, row * 6);
      g.stroke();
    }
    g.setLineDash([]);
    g.restore();
  },
  tree(g, { a, b, c, d }, t) {
    g.fillStyle = d;
    g.beginPath();
    g.moveTo(-26, 210);
    g.quadraticCurveTo(0, 60, -10, -60);
    g.lineTo(14, -60);
    g.quadraticCurveTo(10, 60, 40, 210);
    g.fill();
    for (let leaf = 0; leaf < 34; leaf += 1) {
      const turn = leaf * 2.4;
      const reach = 24 * Math.sqrt(leaf + 0.6);
      const x = Math.cos(turn) * reach;
      const y = -80 + Math.sin(turn) * reach * 0.86;
      g.save();
      g.translate(x, y);
      g.rotate(turn + Math.sin(t + leaf) * 0.08);
      g.fillStyle = [a, b, c][leaf % 3];
      g.beginPath();
      g.ellipse(0, 0, 23, 11, 0, 0, TAU);
      g.fill();
      g.strokeStyle = d;
      g.lineWidth = 2.4;
      g.setLineDash([5, 5]);
      g.beginPath();
      g.moveTo(-17, 0);
      g.lineTo(17, 0);
      g.stroke();
      g.setLineDash([]);
      g.restore();
    }
  },
  moon(g, { a, b, c, d }, t) {
    disc(g, 0, 0, 168, b);
    disc(g, 62, -26, 142, d);
    for (let star = 0; star < 9; star += 1) {
      const x = 20 + Math.cos(star * 2.1) * 90;
      const y = -20 + Math.sin(star * 3.3) * 90;
      g.strokeStyle = star % 2 ? a : c;
      g.lineWidth = 5;
      g.lineCap = 'round';
      for (let ray = 0; ray < 3; ray += 1) {
        const turn = (Math.PI * ray) / 3 + t * 0.1;
        g.beginPath();
        g.moveTo(x - Math.cos(turn) * 13, y - Math.sin(turn) * 13);
        g.lineTo(x + Math.cos(turn) * 13, y + Math.sin(turn) * 13);
        g.stroke();
      }
    }
  },
};

/** A quilt of running stitches: one embroidered figure, its outline echoed outwards to the bordered edge. */
export function kantha(
  g,
  { width, height, t, focus, palette, random, isWide, figure = 'fish', isDark = false },
) {
  const cloth = isDark ? palette.near : palette.light;
  g.fillStyle = cloth;
  g.fillRect(0, 0, width, height);
  const threads = isDark
    ? [palette.far, palette.accent, palette.glow, palette.light]
    : [palette.mid, palette.accent, palette.far, palette.near];
  const cx = width * (isWide ? focus + 0.01 : 0.5);
  const cy = height * (isWide ? 0.5 : 0.4);
  const patch = isWide ? 40 : 34;
  for (let index = 0; index < patch; index += 1) {
    g.fillStyle = alpha(threads[index % 4], 0.05 + random() * 0.07);
    const w = 120 + random() * 220;
    g.fillRect(random() * width - 80, random() * height - 60, w, 90 + random() * 160);
  }
  const size = isWide ? 1 : 0.74;
  placed(g, cx, cy, size, () => {
    const stretch = figure === 'fish' || figure === 'boat' ? 1.12 : 1;
    for (let echo = 0; echo < (isWide ? 46 : 30); echo += 1) {
      const radius = 228 + echo * 21;
      const outline = (turn) => mixed(outlines[figure](turn), echo);
      g.globalAlpha = Math.max(0.22, 1 - echo * 0.035);
      stitch(
        g,
        ring(outline, radius, stretch),
        threads[Math.floor(echo / 3) % 4],
        t * (echo % 2 ? 5 : -5),
        4.4,
      );
    }
    g.globalAlpha = 1;
    g.fillStyle = isDark ? mix(palette.mid, palette.near, 0.5) : mix(palette.light, palette.glow, 0.6);
    g.beginPath();
    for (const [x, y] of ring(outlines[figure], 214, stretch)) g.lineTo(x, y);
    g.fill();
    insides[figure](
      g,
      {
        a: palette.accent,
        b: isDark ? palette.glow : palette.mid,
        c: palette.light,
        d: isDark ? palette.mid : palette.near,
      },
      t,
    );
  });
  const edge = 46;
  for (let side = 0; side < 2; side += 1) {
    const y = side ? height - edge : 0;
    g.fillStyle = palette.accent;
    g.fillRect(0, y, width, edge);
    for (let x = 0, index = 0; x < width; x += 46, index += 1) {
      g.fillStyle = index % 2 ? palette.light : palette.near;
      g.beginPath();
      g.moveTo(x, y + edge);
      g.lineTo(x + 23, y + 6);
      g.lineTo(x + 46, y + edge);
      g.fill();
    }
  }
}

/** An outline that rounds off the farther its echo is from the figure. */
function mixed(radius, echo) {
  const round = Math.min(1, echo / 26);
  return radius + (0.88 - radius) * round;
}
