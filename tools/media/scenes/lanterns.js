import { alpha, backdrop, disc, halo, layerColour, mix, petal, placed, TAU } from './kit.js';
import { lamp, stars } from './props.js';

/** A star-shaped or round paper lantern hanging from the origin, about 100 units across. */
function lantern(g, kind, tone, side, palette, t) {
  halo(g, 0, 70, 150, tone, 0.5);
  g.strokeStyle = alpha(palette.near, 0.8);
  g.lineWidth = 2;
  if (kind === 0) {
    for (let point = 0; point < 6; point += 1) {
      g.save();
      g.translate(0, 70);
      g.rotate((TAU * point) / 6);
      g.fillStyle = point % 2 ? tone : side;
      g.beginPath();
      g.moveTo(0, -64);
      g.lineTo(22, -24);
      g.lineTo(0, 0);
      g.lineTo(-22, -24);
      g.fill();
      g.restore();
    }
    disc(g, 0, 70, 17, palette.light);
  } else {
    g.fillStyle = tone;
    g.beginPath();
    g.ellipse(0, 70, 46, 56, 0, 0, TAU);
    g.fill();
    for (let rib = -2; rib <= 2; rib += 1) {
      g.fillStyle = alpha(side, 0.55);
      g.beginPath();
      g.ellipse(rib * 17, 70, 7 - Math.abs(rib), 55 - rib * rib * 3, 0, 0, TAU);
      g.fill();
    }
    g.fillStyle = palette.near;
    g.fillRect(-20, 10, 40, 8);
    g.fillRect(-20, 122, 40, 8);
  }
  for (let tail = -2; tail <= 2; tail += 1) {
    g.fillStyle = tail % 2 ? side : tone;
    g.fillRect(tail * 11 - 3 + Math.sin(t * 1.4 + tail) * 3, 128, 6, 54 - Math.abs(tail) * 8);
  }
}

function garland(g, fromX, toX, y, sag, palette, t) {
  for (let index = 0; index <= 26; index += 1) {
    const share = index / 26;
    const x = fromX + (toX - fromX) * share;
    const dy = Math.sin(share * Math.PI) * sag + Math.sin(t + index) * 1.5;
    const tone =
      index % 4 === 3 ? palette.light : index % 2 ? palette.accent : mix(palette.accent, palette.glow, 0.55);
    disc(g, x, y + dy, 13, tone);
    disc(g, x, y + dy, 7, mix(tone, palette.near, 0.22));
  }
}

/** A festival night: paper lanterns, marigold garlands and a parapet of lamps over a sleeping town. */
export function lanterns(g, { width, height, t, focus, palette, random, isWide, count = 7, moon = true }) {
  backdrop(g, width, height, [palette.sky, palette.far, mix(palette.far, palette.glow, 0.75)], height * 0.9);
  stars(g, width, height * 0.6, 120, palette.light, t, random);
  if (moon) {
    const x = width * (isWide ? focus - 0.22 : 0.24);
    disc(g, x, height * 0.34, 62, palette.light);
    disc(g, x + 26, height * 0.325, 56, mix(palette.sky, palette.far, 0.5));
  }
  for (const depth of [0.1, 0.45]) {
    const colour = mix(layerColour(palette, 0.4 + depth), palette.glow, Math.max(0.18 - depth * 0.3, 0));
    g.fillStyle = colour;
    for (let x = -40; x < width + 40; ) {
      const span = 70 + random() * 120;
      const tall = 90 + random() * 120 + (1 - depth) * 70;
      const top = height * 0.83 - tall;
      g.fillStyle = colour;
      g.fillRect(x, top, span + 1, height);
      if (random() < 0.35) {
        g.beginPath();
        g.arc(x + span / 2, top, span * 0.3, Math.PI, 0);
        g.fill();
        g.fillRect(x + span / 2 - 2, top - span * 0.5, 4, span * 0.3);
      }
      for (let row = 0; row < 3; row += 1) {
        if (random() < 0.5) continue;
        g.fillStyle = mix(palette.accent, palette.light, 0.2);
        g.beginPath();
        g.roundRect(x + 14 + random() * (span - 44), top + 24 + row * 46, 14, 22, [7, 7, 0, 0]);
        g.fill();
      }
      x += span;
    }
  }
  garland(g, width * (isWide ? 0.36 : -0.1), width * (isWide ? focus : 0.52), -14, 110, palette, t);
  garland(g, width * (isWide ? focus : 0.48), width * 1.06, -14, 130, palette, t + 2);
  const tones = [palette.accent, palette.glow, palette.light, mix(palette.accent, palette.glow, 0.5)];
  for (let index = 0; index < count; index += 1) {
    const share = index / Math.max(1, count - 1);
    const x = width * (isWide ? 0.42 + share * 0.54 : 0.08 + share * 0.86);
    const drop = 60 + ((index * 5) % 7) * (isWide ? 46 : 40);
    const size = 0.8 + ((index * 3) % 4) * 0.18;
    g.strokeStyle = alpha(palette.light, 0.5);
    g.lineWidth = 2;
    const swing = Math.sin(t * 0.9 + index * 1.3) * 0.05;
    g.beginPath();
    g.moveTo(x, -10);
    g.lineTo(x - Math.sin(swing) * drop, drop);
    g.stroke();
    placed(
      g,
      x - Math.sin(swing) * drop,
      drop,
      size,
      () => lantern(g, index % 2, tones[index % 4], tones[(index + 1) % 4], palette, t),
      swing,
    );
  }
  const ledge = height * 0.86;
  g.fillStyle = palette.near;
  g.fillRect(0, ledge, width, height);
  g.fillStyle = mix(palette.near, palette.far, 0.4);
  g.fillRect(0, ledge, width, 9);
  for (let x = 30; x < width; x += 62) {
    g.fillStyle = mix(palette.near, palette.far, 0.28);
    placed(g, x, ledge + 92, 1, () => {
      for (let leaf = -1; leaf <= 1; leaf += 1) {
        g.save();
        g.rotate(leaf * 0.6);
        petal(g, 56, 15, mix(palette.near, palette.far, 0.32));
        g.restore();
      }
    });
    lamp(
      g,
      x,
      ledge - 6,
      15,
      { clay: mix(palette.accent, palette.near, 0.6), flame: palette.accent, core: palette.light },
      t,
    );
  }
}
