import { alpha, around, disc, ease, halo, mix, petal, placed, TAU } from './kit.js';
import { lamp } from './props.js';

/** A rangoli that opens ring by ring and turns slowly, with clay lamps round it on a dark floor. */
export function rangoli(
  g,
  { width, height, t, focus, palette, random, isWide, folds = 12, drawsItself = false },
) {
  const floor = g.createRadialGradient(
    width * focus,
    height / 2,
    60,
    width * focus,
    height / 2,
    width * 0.75,
  );
  floor.addColorStop(0, mix(palette.mid, palette.near, 0.2));
  floor.addColorStop(1, palette.near);
  g.fillStyle = floor;
  g.fillRect(0, 0, width, height);
  const cx = width * (isWide ? focus + 0.02 : 0.5);
  const cy = height * (isWide ? 0.5 : 0.41);
  const size = isWide ? 1.06 : 0.72;
  const tones = [
    palette.accent,
    palette.glow,
    palette.light,
    palette.far,
    mix(palette.accent, palette.glow, 0.5),
    mix(palette.glow, palette.light, 0.5),
  ];
  const shown = (ring) => (drawsItself ? ease(t, 0.6 + ring * 3.6, 3.6 + ring * 3.6) : 1);
  halo(g, cx, cy, 520 * size, palette.glow, 0.2);
  const rings = Array.from({ length: 6 }, () => ({
    kind: Math.floor(random() * 4),
    tone: Math.floor(random() * 6),
  }));
  placed(g, cx, cy, size, () => {
    for (let ring = 5; ring >= 0; ring -= 1) {
      const { kind, tone } = rings[ring];
      const grown = shown(ring);
      if (grown <= 0) continue;
      const radius = 74 + ring * 64;
      g.save();
      g.globalAlpha = Math.min(1, grown * 1.6);
      g.rotate(t * 0.02 * (ring % 2 ? -1 : 1));
      const count = folds * (ring > 3 ? 2 : 1);
      drawRing(g, {
        kind,
        count,
        radius,
        grown,
        main: tones[tone],
        side: tones[(tone + 2) % 6],
        dark: palette.near,
      });
      g.restore();
    }
    disc(g, 0, 0, 46 * shown(0), palette.light);
    disc(g, 0, 0, 34 * shown(0), palette.accent);
    around(g, 8, () => petal(g, 30 * shown(0), 9, palette.near));
    disc(g, 0, 0, 7, palette.light);
  });
  const count = isWide ? 16 : 12;
  for (let index = 0; index < count; index += 1) {
    const turn = (TAU * index) / count + 0.2;
    const reach = 498 * size;
    const lit = drawsItself ? ease(t, 23 + index * 0.3, 24 + index * 0.3) : 1;
    if (lit <= 0) continue;
    g.globalAlpha = lit;
    lamp(
      g,
      cx + Math.cos(turn) * reach,
      cy + Math.sin(turn) * reach,
      17,
      { clay: mix(palette.far, palette.near, 0.3), flame: palette.accent, core: palette.light },
      t,
    );
    g.globalAlpha = 1;
  }
  for (let index = 0; index < 60; index += 1) {
    const turn = random() * TAU;
    const reach = (560 + random() * 420) * size;
    disc(
      g,
      cx + Math.cos(turn) * reach,
      cy + Math.sin(turn) * reach,
      2 + random() * 4,
      alpha(tones[index % 6], 0.5),
    );
  }
}

function drawRing(g, { kind, count, radius, grown, main, side, dark }) {
  const inner = radius - 32;
  if (kind === 0) {
    around(g, count, () => {
      g.translate(0, -inner);
      petal(g, 64 * grown, (radius / count) * 3.1, main);
      petal(g, 42 * grown, (radius / count) * 1.7, side);
      petal(g, 20 * grown, (radius / count) * 0.7, dark);
    });
  } else if (kind === 1) {
    g.strokeStyle = alpha(side, 0.9);
    g.lineWidth = 4;
    g.beginPath();
    g.arc(0, 0, inner, 0, TAU * grown);
    g.stroke();
    around(g, count, () => {
      g.fillStyle = main;
      g.beginPath();
      g.arc(0, -inner, (inner / count) * 2.6 * grown, Math.PI, 0);
      g.fill();
      disc(g, 0, -inner - (inner / count) * 0.7, (inner / count) * 0.8 * grown, dark);
      disc(g, 0, -inner - (inner / count) * 3.4, 6 * grown, side);
    });
  } else if (kind === 2) {
    around(g, count, () => {
      g.translate(0, -inner);
      g.fillStyle = main;
      g.beginPath();
      const half = (radius / count) * 2.2 * grown;
      g.moveTo(0, -58 * grown);
      g.lineTo(half, -26);
      g.lineTo(0, 0);
      g.lineTo(-half, -26);
      g.fill();
      disc(g, 0, -27, 9 * grown, side);
      disc(g, 0, -27, 4 * grown, dark);
    });
  } else {
    around(g, count, () => {
      g.translate(0, -inner);
      g.save();
      g.rotate(0.5);
      petal(g, 58 * grown, (radius / count) * 1.5, main);
      g.restore();
      g.rotate(-0.5);
      petal(g, 58 * grown, (radius / count) * 1.5, side);
      disc(g, 0, -52 * grown, 5, side);
    });
  }
}
