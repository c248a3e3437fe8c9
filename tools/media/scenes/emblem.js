import { alpha, around, backdrop, disc, halo, mix, petal, placed, TAU } from './kit.js';
import * as instruments from './objects/instruments.js';
import * as press from './objects/press.js';
import * as shrine from './objects/shrine.js';
import * as things from './objects/things.js';
import { rays } from './props.js';

const objects = { ...instruments, ...press, ...shrine, ...things };

/** Grounds behind an object: each fills the picture and leaves the start side quiet. */
const grounds = {
  sun(g, { cx, cy, palette, t, reach }) {
    rays(g, cx, cy, 1900, 26, alpha(palette.far, 0.38), t * 0.02);
    disc(g, cx, cy, reach, palette.glow);
    disc(g, cx, cy, reach * 0.84, mix(palette.glow, palette.light, 0.4));
  },
  arches(g, { cx, cy, palette, height, reach, t }) {
    for (let ring = 6; ring >= 0; ring -= 1) {
      const half = reach * (0.62 + ring * 0.22) + Math.sin(t * 0.7 + ring) * 4;
      g.fillStyle =
        ring % 2
          ? palette.far
          : ring === 0
            ? mix(palette.glow, palette.light, 0.25)
            : mix(palette.mid, palette.glow, 0.5 - ring * 0.07);
      g.beginPath();
      g.moveTo(cx - half, height + 10);
      g.lineTo(cx - half, cy);
      g.bezierCurveTo(cx - half, cy - half * 0.8, cx - half * 0.3, cy - half * 0.9, cx, cy - half * 1.25);
      g.bezierCurveTo(cx + half * 0.3, cy - half * 0.9, cx + half, cy - half * 0.8, cx + half, cy);
      g.lineTo(cx + half, height + 10);
      g.fill();
    }
  },
  discs(g, { cx, cy, palette, reach, t }) {
    for (let ring = 5; ring >= 0; ring -= 1) {
      disc(
        g,
        cx + Math.sin(t * 0.3 + ring) * 5,
        cy,
        reach * (0.7 + ring * 0.24),
        ring % 2 ? mix(palette.mid, palette.far, 0.4) : mix(palette.far, palette.glow, 0.55 - ring * 0.1),
      );
    }
    disc(g, cx, cy, reach * 0.76, mix(palette.glow, palette.light, 0.45));
  },
  petals(g, { cx, cy, palette, reach, t }) {
    placed(g, cx, cy, 1, () => {
      around(
        g,
        16,
        (index) =>
          petal(g, reach * 1.5, reach * 0.26, index % 2 ? palette.far : mix(palette.mid, palette.far, 0.4)),
        t * 0.015,
      );
      around(
        g,
        16,
        () => petal(g, reach * 1.2, reach * 0.2, mix(palette.far, palette.glow, 0.5)),
        Math.PI / 16 + t * 0.015,
      );
    });
    disc(g, cx, cy, reach * 0.8, mix(palette.glow, palette.light, 0.5));
    g.strokeStyle = palette.accent;
    g.lineWidth = 6;
    g.setLineDash([2, 16]);
    g.lineCap = 'round';
    g.beginPath();
    g.arc(cx, cy, reach * 0.87, t * 0.03, t * 0.03 + TAU);
    g.stroke();
    g.setLineDash([]);
  },
  bands(g, { cx, cy, palette, width, height, reach, t }) {
    for (let band = 0; band < 7; band += 1) {
      const y = cy + reach * 0.2 + band * 62;
      g.fillStyle = band % 2 ? palette.far : mix(palette.far, palette.glow, 0.5);
      g.beginPath();
      g.moveTo(-10, height + 10);
      for (let x = -10; x <= width + 10; x += 12) {
        const swell = Math.exp(-(((x - cx) / (reach * 1.3)) ** 2));
        g.lineTo(x, y + 130 - swell * (150 - band * 8) + Math.sin(x * 0.008 + t * 0.6 + band) * 10);
      }
      g.lineTo(width + 10, height + 10);
      g.fill();
    }
    disc(g, cx, cy, reach * 0.92, palette.glow);
    disc(g, cx, cy, reach * 0.76, mix(palette.glow, palette.light, 0.5));
  },
  tiles(g, { cx, cy, palette, width, height, reach, t }) {
    const cell = 112;
    for (let y = 0; y < height; y += cell) {
      for (let x = (cx % cell) - cell; x < width; x += cell) {
        const near = Math.max(0, 1 - Math.hypot(x + cell / 2 - cx, y + cell / 2 - cy) / (reach * 3.1));
        g.globalAlpha = 0.16 + near * 0.84;
        placed(g, x + cell / 2, y + cell / 2, cell / 100, () => {
          around(g, 4, (index) => {
            g.rotate(Math.PI / 4);
            petal(g, 62, 17, index % 2 ? palette.far : mix(palette.far, palette.glow, 0.5));
          });
          disc(g, 0, 0, 9 + Math.sin(t * 0.9 + x + y) * 1.5, palette.accent);
        });
      }
    }
    g.globalAlpha = 1;
    disc(g, cx, cy, reach * 1.06, palette.near);
    disc(g, cx, cy, reach, palette.glow);
    disc(g, cx, cy, reach * 0.9, mix(palette.glow, palette.light, 0.5));
  },
};

/** One large object on a bold ground: the poster of a show, a podcast or a song. */
export function emblem(g, { width, height, t, focus, palette, isWide, object, ground = 'sun' }) {
  backdrop(g, width, height, [
    mix(palette.sky, palette.mid, 0.35),
    palette.mid,
    mix(palette.mid, palette.near, 0.65),
  ]);
  const cx = width * (isWide ? focus + 0.01 : 0.5);
  const cy = height * (isWide ? 0.5 : 0.4);
  const reach = isWide ? 330 : 246;
  grounds[ground](g, { cx, cy, palette, width, height, reach, t });
  if (isWide) {
    const calm = g.createLinearGradient(0, 0, width * 0.5, 0);
    calm.addColorStop(0, alpha(mix(palette.mid, palette.near, 0.5), 0.85));
    calm.addColorStop(1, alpha(mix(palette.mid, palette.near, 0.5), 0));
    g.fillStyle = calm;
    g.fillRect(0, 0, width * 0.5, height);
  }
  halo(g, cx, cy, reach * 1.1, palette.light, 0.25);
  const colours = { a: palette.accent, b: palette.light, c: palette.far, d: palette.near };
  const size = (reach / 330) * (isWide ? 1.28 : 1.14);
  g.fillStyle = alpha(palette.near, 0.22);
  g.beginPath();
  g.ellipse(cx, cy + 234 * size, 210 * size, 20 * size, 0, 0, TAU);
  g.fill();
  placed(g, cx, cy + 10, size, () => objects[object](g, colours, t));
}
