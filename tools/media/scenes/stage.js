import { alpha, backdrop, disc, halo, mix, petal, placed, shape, TAU } from './kit.js';
import { dhol, sitar, tabla } from './objects/instruments.js';
import { person } from './props.js';

/** A dancer in a wide skirt, one arm raised; about 300 units tall, feet on y = 0. */
function dancer(g, { cloth, trim, skin, hair }, t) {
  const sway = Math.sin(t * 1.6) * 0.06;
  g.save();
  g.rotate(sway);
  g.fillStyle = cloth;
  g.beginPath();
  g.moveTo(-20, -160);
  g.bezierCurveTo(-60, -90, -130, -60, -140 - sway * 200, -12);
  g.quadraticCurveTo(0, 34, 140 - sway * 200, -12);
  g.bezierCurveTo(130, -60, 60, -90, 20, -160);
  g.fill();
  g.strokeStyle = trim;
  g.lineWidth = 7;
  for (const [y, half] of [
    [-20, 134],
    [-44, 112],
  ]) {
    g.beginPath();
    g.moveTo(-half - sway * 160, y);
    g.quadraticCurveTo(0, y + 44, half - sway * 160, y);
    g.stroke();
  }
  g.fillStyle = trim;
  g.beginPath();
  g.roundRect(-26, -226, 52, 74, 16);
  g.fill();
  g.strokeStyle = skin;
  g.lineWidth = 13;
  g.lineCap = 'round';
  g.beginPath();
  g.moveTo(22, -214);
  g.quadraticCurveTo(84, -230, 76 + sway * 80, -310);
  g.moveTo(-22, -214);
  g.quadraticCurveTo(-84, -190, -100, -232);
  g.stroke();
  disc(g, 0, -256, 27, skin);
  g.fillStyle = hair;
  g.beginPath();
  g.arc(0, -260, 29, Math.PI * 0.95, Math.PI * 2.05);
  g.fill();
  disc(g, -24, -272, 15, hair);
  disc(g, 0, -276, 5, trim);
  g.restore();
}

/** A concert: curtains, beams of light, a player or dancer on a platform and the heads of the crowd. */
export function stage(g, { width, height, t, focus, palette, random, isWide, act = 'sitar' }) {
  backdrop(g, width, height, [palette.near, mix(palette.mid, palette.near, 0.55), palette.far], height * 0.9);
  const cx = width * (isWide ? focus : 0.5);
  const floor = height * 0.72;
  for (let beam = 0; beam < 6; beam += 1) {
    const x = cx + (beam - 2.5) * (isWide ? 190 : 100);
    const swing = Math.sin(t * 0.5 + beam * 1.1) * 120;
    const light = g.createLinearGradient(0, 0, 0, floor);
    light.addColorStop(0, alpha(beam % 2 ? palette.accent : palette.glow, 0.5));
    light.addColorStop(1, alpha(beam % 2 ? palette.accent : palette.glow, 0.02));
    shape(
      g,
      [
        x - 12,
        -10,
        x + 12,
        -10,
        cx + swing + 150 + (x - cx) * 0.3,
        floor,
        cx + swing - 150 + (x - cx) * 0.3,
        floor,
      ],
      light,
    );
  }
  halo(g, cx, floor - 190, 360, palette.light, 0.35);
  const fan = isWide ? 250 : 200;
  for (let ray = 0; ray < 15; ray += 1) {
    placed(
      g,
      cx,
      floor - 30,
      1,
      () =>
        petal(
          g,
          fan * 1.25 + (ray % 2) * 40,
          34,
          ray % 2 ? mix(palette.mid, palette.far, 0.5) : mix(palette.mid, palette.glow, 0.35),
        ),
      (ray / 14 - 0.5) * Math.PI,
    );
  }
  g.fillStyle = mix(palette.mid, palette.near, 0.35);
  g.fillRect(0, floor, width, height);
  g.fillStyle = palette.accent;
  g.fillRect(0, floor, width, 6);
  g.fillStyle = mix(palette.accent, palette.near, 0.5);
  g.beginPath();
  g.ellipse(cx, floor + 44, isWide ? 330 : 240, 42, 0, 0, TAU);
  g.fill();
  g.fillStyle = mix(palette.accent, palette.near, 0.2);
  g.beginPath();
  g.ellipse(cx, floor + 30, isWide ? 330 : 240, 42, 0, 0, TAU);
  g.fill();
  const colours = { a: palette.accent, b: palette.light, c: palette.glow, d: palette.near };
  const size = isWide ? 1 : 0.86;
  if (act === 'sitar') placed(g, cx, floor - 150, size * 0.78, () => sitar(g, colours, t));
  else if (act === 'drums') {
    placed(g, cx - 100 * size, floor - 60, size * 0.66, () => tabla(g, colours, t));
    placed(g, cx + 130 * size, floor - 90, size * 0.62, () => dhol(g, colours, t));
  } else if (act === 'singer') {
    person(
      g,
      cx,
      floor + 34,
      300 * size,
      {
        cloth: palette.accent,
        skin: mix(palette.far, palette.near, 0.4),
        trim: palette.light,
        hair: palette.near,
      },
      { dress: 'sari', carrying: 'up' },
    );
    g.fillStyle = palette.near;
    g.fillRect(cx + 50, floor - 240 * size, 7, 270 * size);
    disc(g, cx + 53, floor - 246 * size, 15, palette.light);
  } else {
    const look = {
      cloth: palette.accent,
      trim: palette.light,
      skin: mix(palette.far, palette.near, 0.35),
      hair: palette.near,
    };
    placed(g, cx, floor + 36, size * 1.1, () => dancer(g, look, t));
    if (act === 'troupe') {
      placed(g, cx - 230 * size, floor + 22, size * 0.86, () =>
        dancer(g, { ...look, cloth: palette.glow }, t + 1),
      );
      placed(g, cx + 230 * size, floor + 22, -size * 0.86, () =>
        dancer(g, { ...look, cloth: palette.glow }, t + 1),
      );
    }
  }
  curtains(g, width, height, palette, t, isWide);
  for (let row = 0; row < 3; row += 1) {
    const colour = mix(palette.near, palette.mid, 0.28 - row * 0.13);
    const y = height * (0.9 + row * 0.05);
    for (let x = (row % 2) * 34 - 20; x < width + 40; x += 68) {
      const bob = Math.sin(t * 2.2 + x * 0.05 + row) * 5;
      const dx = (random() - 0.5) * 20;
      disc(g, x + dx, y + bob, 24 + row * 3, colour);
      g.fillStyle = colour;
      g.beginPath();
      g.ellipse(x + dx, y + 62 + bob, 46, 44, 0, 0, TAU);
      g.fill();
    }
  }
}

function curtains(g, width, height, palette, t, isWide) {
  const folds = isWide ? 5 : 2;
  for (const side of [0, 1]) {
    for (let fold = 0; fold < folds; fold += 1) {
      const span = 44;
      const x = side ? width - (fold + 1) * span : fold * span;
      g.fillStyle = fold % 2 ? mix(palette.mid, palette.near, 0.5) : mix(palette.mid, palette.near, 0.15);
      const hem = height * 0.78 + Math.sin(t * 0.8 + fold) * 6;
      g.beginPath();
      g.moveTo(x, -10);
      g.lineTo(x + span + 1, -10);
      g.lineTo(x + span + 1, hem);
      g.quadraticCurveTo(x + span / 2, hem + 34, x, hem);
      g.fill();
    }
  }
  const count = isWide ? 9 : 4;
  for (let swag = 0; swag < count; swag += 1) {
    const from = (width / count) * swag;
    const to = from + width / count;
    g.fillStyle = swag % 2 ? mix(palette.mid, palette.far, 0.35) : mix(palette.mid, palette.near, 0.1);
    g.beginPath();
    g.moveTo(from, -10);
    g.quadraticCurveTo((from + to) / 2, 150, to, -10);
    g.fill();
    g.strokeStyle = palette.accent;
    g.lineWidth = 5;
    g.beginPath();
    g.moveTo(from, -4);
    g.quadraticCurveTo((from + to) / 2, 156, to, -4);
    g.stroke();
    disc(g, from, 4, 11, palette.accent);
  }
}
