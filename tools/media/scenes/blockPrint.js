import { alpha, around, disc, mix, petal, placed, TAU } from './kit.js';

const motifs = {
  paisley(g, a, b, c) {
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(-6, 52);
    g.bezierCurveTo(-58, 34, -48, -36, -4, -44);
    g.bezierCurveTo(22, -50, 40, -66, 34, -84);
    g.bezierCurveTo(62, -58, 52, 40, -6, 52);
    g.fill();
    g.fillStyle = b;
    g.beginPath();
    g.moveTo(-4, 38);
    g.bezierCurveTo(-36, 24, -28, -22, 0, -30);
    g.bezierCurveTo(26, -36, 34, 22, -4, 38);
    g.fill();
    g.translate(0, 6);
    around(g, 7, () => petal(g, 20, 6, c));
    disc(g, 0, 0, 4, a);
  },
  lotus(g, a, b, c) {
    for (const turn of [-1.15, 1.15, -0.62, 0.62, 0]) {
      g.save();
      g.translate(0, 34);
      g.rotate(turn);
      petal(g, 88 - Math.abs(turn) * 14, 22, turn === 0 ? b : a);
      petal(g, 54 - Math.abs(turn) * 10, 11, c);
      g.restore();
    }
    g.fillStyle = a;
    g.fillRect(-2, 34, 4, 34);
    for (const side of [-1, 1]) {
      g.save();
      g.translate(0, 60);
      g.rotate(side * 1.3);
      petal(g, 40, 9, b);
      g.restore();
    }
  },
  elephant(g, a, b, c) {
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(-58, 46);
    g.lineTo(-58, -8);
    g.bezierCurveTo(-56, -58, 22, -62, 34, -30);
    g.bezierCurveTo(50, -44, 78, -30, 74, 6);
    g.bezierCurveTo(72, 34, 60, 46, 76, 50);
    g.bezierCurveTo(54, 62, 52, 36, 54, 22);
    g.lineTo(40, 16);
    g.lineTo(36, 46);
    g.lineTo(16, 46);
    g.lineTo(14, 20);
    g.lineTo(-24, 20);
    g.lineTo(-28, 46);
    g.closePath();
    g.fill();
    g.fillStyle = b;
    g.beginPath();
    g.roundRect(-42, -50, 56, 46, 8);
    g.fill();
    for (let dot = 0; dot < 4; dot += 1) disc(g, -35 + dot * 14, -14, 4, c);
    g.save();
    g.translate(-14, -34);
    around(g, 6, () => petal(g, 14, 5, c));
    g.restore();
    g.fillStyle = b;
    g.beginPath();
    g.ellipse(36, -6, 12, 20, 0.3, 0, TAU);
    g.fill();
    disc(g, 56, -14, 3.4, c);
  },
  bird(g, a, b, c) {
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(-70, -20);
    g.bezierCurveTo(-30, -14, -24, -44, 14, -44);
    g.bezierCurveTo(30, -64, 56, -56, 54, -36);
    g.lineTo(72, -30);
    g.lineTo(52, -24);
    g.bezierCurveTo(48, 22, 4, 44, -26, 22);
    g.bezierCurveTo(-40, 12, -52, 0, -70, -20);
    g.fill();
    for (let feather = 0; feather < 4; feather += 1) {
      g.save();
      g.translate(6 - feather * 6, -6 + feather * 4);
      g.rotate(-1.9 + feather * 0.16);
      petal(g, 56 - feather * 5, 12, feather % 2 ? b : c);
      g.restore();
    }
    disc(g, 38, -40, 5, c);
    g.fillStyle = b;
    for (let leaf = 0; leaf < 3; leaf += 1) {
      g.save();
      g.translate(70, -28);
      g.rotate(0.9 + leaf * 0.5);
      petal(g, 26, 7, b);
      g.restore();
    }
  },
  mango(g, a, b, c) {
    around(g, 8, (index) => {
      g.translate(0, -18);
      petal(g, 46, 15, index % 2 ? a : b);
      disc(g, 0, -30, 5, c);
    });
    disc(g, 0, 0, 20, a);
    disc(g, 0, 0, 12, c);
    around(g, 12, () => disc(g, 0, -15, 2.4, b));
  },
};

/** Hand-block-printed cloth: staggered motifs, a running border and one large medallion of the same motif. */
export function blockPrint(
  g,
  { width, height, t, focus, palette, random, isWide, motif = 'paisley', isDark = false },
) {
  const cloth = isDark ? palette.near : palette.light;
  const ink = isDark ? palette.light : palette.near;
  g.fillStyle = cloth;
  g.fillRect(0, 0, width, height);
  const draw = motifs[motif];
  const [a, b, c] = [
    isDark ? palette.far : palette.mid,
    palette.accent,
    isDark ? palette.light : palette.glow,
  ];
  const cell = 150;
  const cx = width * (isWide ? focus + 0.02 : 0.5);
  const cy = height * (isWide ? 0.48 : 0.4);
  const clear = isWide ? 330 : 250;
  for (let row = -1; row < height / cell + 1; row += 1) {
    for (let column = -1; column < width / cell + 1; column += 1) {
      const x = column * cell + (row % 2 ? cell / 2 : 0) + (random() - 0.5) * 4;
      const y = row * cell + 60 + (random() - 0.5) * 4;
      if (Math.hypot(x - cx, y - cy) < clear + 50) continue;
      g.globalAlpha = isWide ? 0.28 + 0.5 * Math.min(1, Math.max(0, x / width - 0.2)) : 0.75;
      placed(
        g,
        x,
        y,
        0.6,
        () => draw(g, a, b, c),
        Math.sin(t * 0.5 + row + column) * 0.04 + (random() - 0.5) * 0.05,
      );
      disc(g, x + cell / 2, y, 4, alpha(ink, 0.5));
    }
  }
  g.globalAlpha = 1;
  disc(g, cx, cy, clear, ink);
  disc(g, cx, cy, clear - 12, b);
  disc(g, cx, cy, clear - 22, cloth);
  placed(g, cx, cy, 1, () => {
    around(
      g,
      36,
      (index) => {
        g.translate(0, -clear + 54);
        petal(g, 28, 12, index % 2 ? a : b);
      },
      t * 0.02,
    );
    around(g, 36, () => disc(g, 0, -clear + 68, 4, ink), t * -0.02);
    disc(
      g,
      0,
      0,
      clear - 88,
      isDark ? mix(palette.mid, palette.near, 0.4) : mix(palette.light, palette.glow, 0.35),
    );
  });
  const big = (clear - 88) / 96;
  placed(g, cx, cy + 6, big, () => draw(g, a, b, isDark ? c : palette.light), Math.sin(t * 0.7) * 0.03);
  for (const y of [0, height - 64]) {
    g.fillStyle = ink;
    g.fillRect(0, y, width, 64);
    g.fillStyle = b;
    g.fillRect(0, y === 0 ? 64 : y - 8, width, 8);
    for (let x = 20; x < width + 40; x += 66) {
      placed(g, x, y + 34, 1, () => around(g, 5, () => petal(g, 20, 8, cloth)));
      placed(g, x + 33, y + 50, 1, () => petal(g, 36, 9, b));
    }
  }
}
