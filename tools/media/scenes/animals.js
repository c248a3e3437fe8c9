import { alpha, around, backdrop, disc, land, mix, petal, placed, shape, TAU, wander } from './kit.js';
import { cloud, rays } from './props.js';

function eyes(g, gap, y, size, dark, light, t) {
  const blink = Math.sin(t * 1.1) > 0.985 ? 0.12 : 1;
  const look = Math.sin(t * 0.5) * size * 0.2;
  for (const side of [-1, 1]) {
    g.fillStyle = light;
    g.beginPath();
    g.ellipse(side * gap, y, size, size * 1.12 * blink, 0, 0, TAU);
    g.fill();
    if (blink < 1) continue;
    disc(g, side * gap + look, y + size * 0.1, size * 0.56, dark);
    disc(g, side * gap + look + size * 0.2, y - size * 0.12, size * 0.18, light);
  }
}

function cheeks(g, gap, y, size, tone) {
  for (const side of [-1, 1]) disc(g, side * gap, y, size, alpha(tone, 0.55));
}

// Each animal draws its head and shoulders round the origin, about 500 units tall, in the colours { a, b, c, d }.
const heads = {
  elephant(g, { a, b, c, d }, t) {
    const flap = Math.sin(t * 1.4) * 0.07;
    for (const side of [-1, 1]) {
      g.save();
      g.translate(side * 120, -60);
      g.rotate(side * flap);
      g.fillStyle = a;
      g.beginPath();
      g.ellipse(side * 96, 30, 120, 146, side * 0.2, 0, TAU);
      g.fill();
      g.fillStyle = c;
      g.beginPath();
      g.ellipse(side * 100, 36, 82, 106, side * 0.2, 0, TAU);
      g.fill();
      g.restore();
    }
    g.fillStyle = mix(a, d, 0.12);
    g.beginPath();
    g.ellipse(0, 330, 230, 180, 0, 0, TAU);
    g.fill();
    disc(g, 0, -20, 172, a);
    g.strokeStyle = a;
    g.lineWidth = 92;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(0, 60);
    g.bezierCurveTo(0, 190, 20, 250, 110 + Math.sin(t * 1.4) * 18, 222 + Math.cos(t * 1.4) * 16);
    g.stroke();
    g.strokeStyle = mix(a, d, 0.2);
    g.lineWidth = 6;
    for (let ring = 0; ring < 4; ring += 1) {
      g.beginPath();
      g.arc(0, 60 + ring * 32, 42, 0.5, Math.PI - 0.5);
      g.stroke();
    }
    for (const side of [-1, 1]) shape(g, [side * 66, 96, side * 100, 92, side * 92, 170], b);
    g.save();
    g.translate(0, -140);
    around(g, 5, (index) => petal(g, 56, 18, index % 2 ? b : c), -Math.PI / 2 + 0.3);
    disc(g, 0, 0, 16, d);
    g.restore();
    eyes(g, 74, -20, 32, d, b, t);
    cheeks(g, 112, 40, 26, c);
  },
  tiger(g, { a, b, c, d }, t) {
    g.fillStyle = mix(a, d, 0.1);
    g.beginPath();
    g.ellipse(0, 330, 220, 180, 0, 0, TAU);
    g.fill();
    for (const side of [-1, 1]) {
      disc(g, side * 140, -150, 62, a);
      disc(g, side * 140, -146, 36, c);
    }
    g.fillStyle = a;
    g.beginPath();
    g.ellipse(0, 0, 204, 188, 0, 0, TAU);
    g.fill();
    for (const side of [-1, 1]) {
      for (const [y, reach] of [
        [-50, 92],
        [0, 80],
        [48, 66],
      ])
        shape(g, [side * 204, y - 16, side * (204 - reach), y, side * 200, y + 20], d);
    }
    for (const [x, tall] of [
      [0, 96],
      [-46, 70],
      [46, 70],
    ])
      shape(
        g,
        [
          x - 14,
          -190 + Math.abs(x) * 0.24,
          x + 14,
          -190 + Math.abs(x) * 0.24,
          x,
          -190 + tall + Math.abs(x) * 0.24,
        ],
        d,
      );
    g.fillStyle = b;
    g.beginPath();
    g.ellipse(0, 86, 106, 82, 0, 0, TAU);
    g.fill();
    shape(g, [-32, 44, 32, 44, 0, 78], d);
    g.strokeStyle = d;
    g.lineWidth = 7;
    g.lineCap = 'round';
    g.beginPath();
    g.moveTo(0, 76);
    g.lineTo(0, 100);
    g.moveTo(-42, 104);
    g.quadraticCurveTo(-20, 132, 0, 100);
    g.quadraticCurveTo(20, 132, 42, 104);
    g.stroke();
    for (const side of [-1, 1])
      for (const y of [78, 100]) {
        g.lineWidth = 4;
        g.beginPath();
        g.moveTo(side * 76, y);
        g.lineTo(side * 190, y - 16 + (y - 78) * 1.6 + Math.sin(t * 2) * 3);
        g.stroke();
      }
    eyes(g, 80, -26, 36, d, b, t);
  },
  parrot(g, { a, b, c, d }, t) {
    g.save();
    g.rotate(Math.sin(t * 1.2) * 0.03);
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(-130, 400);
    g.bezierCurveTo(-200, 120, -170, -200, 0, -200);
    g.bezierCurveTo(170, -200, 200, 120, 130, 400);
    g.fill();
    for (const side of [-1, 1])
      for (let feather = 0; feather < 5; feather += 1) {
        g.save();
        g.translate(side * 120, 90 + feather * 44);
        g.rotate(side * (2.5 - feather * 0.05) + Math.sin(t * 2) * 0.02);
        petal(g, 170, 46, feather % 2 ? mix(a, d, 0.3) : c);
        g.restore();
      }
    g.fillStyle = mix(a, b, 0.55);
    g.beginPath();
    g.ellipse(0, -30, 140, 118, 0, 0, TAU);
    g.fill();
    g.fillStyle = c;
    g.beginPath();
    g.moveTo(-56, -30);
    g.bezierCurveTo(-40, -80, 40, -80, 56, -30);
    g.bezierCurveTo(54, 40, 16, 84, 0, 96);
    g.bezierCurveTo(-16, 84, -54, 40, -56, -30);
    g.fill();
    g.fillStyle = mix(c, d, 0.35);
    g.fillRect(-48, 0, 96, 6);
    for (let plume = -1; plume <= 1; plume += 1) {
      g.save();
      g.translate(0, -180);
      g.rotate(plume * 0.5 + Math.sin(t * 1.6 + plume) * 0.05);
      petal(g, 110, 26, plume ? c : b);
      g.restore();
    }
    g.strokeStyle = c;
    g.lineWidth = 16;
    g.beginPath();
    g.arc(0, 60, 150, 0.5, Math.PI - 0.5);
    g.stroke();
    eyes(g, 84, -50, 36, d, b, t);
    g.restore();
  },
  owl(g, { a, b, c, d }, t) {
    g.fillStyle = a;
    g.beginPath();
    g.moveTo(-190, 400);
    g.bezierCurveTo(-250, 60, -230, -120, -170, -220);
    g.quadraticCurveTo(-90, -150, 0, -160);
    g.quadraticCurveTo(90, -150, 170, -220);
    g.bezierCurveTo(230, -120, 250, 60, 190, 400);
    g.fill();
    for (let row = 0; row < 5; row += 1)
      for (let at = -3; at <= 3; at += 1) {
        g.strokeStyle = row % 2 ? b : c;
        g.lineWidth = 7;
        g.beginPath();
        g.arc(at * 48 + (row % 2) * 24, 110 + row * 46, 21, 0.2, Math.PI - 0.2);
        g.stroke();
      }
    for (const side of [-1, 1]) {
      g.save();
      g.translate(side * 84, -40);
      around(g, 18, (index) => petal(g, 104, 15, index % 2 ? c : mix(a, b, 0.5)));
      disc(g, 0, 0, 66, b);
      g.restore();
    }
    eyes(g, 84, -40, 46, d, b, t);
    shape(g, [-26, 0, 26, 0, 0, 62], c);
  },
  rabbit(g, { a, b, c, d }, t) {
    for (const side of [-1, 1]) {
      g.save();
      g.translate(side * 70, -120);
      g.rotate(side * (0.18 + Math.sin(t * 1.3 + side) * 0.06));
      petal(g, 260, 66, a);
      petal(g, 210, 36, c);
      g.restore();
    }
    g.fillStyle = mix(a, d, 0.08);
    g.beginPath();
    g.ellipse(0, 340, 190, 190, 0, 0, TAU);
    g.fill();
    g.fillStyle = a;
    g.beginPath();
    g.ellipse(0, 10, 186, 166, 0, 0, TAU);
    g.fill();
    g.fillStyle = b;
    g.beginPath();
    g.ellipse(0, 76, 84, 62, 0, 0, TAU);
    g.fill();
    shape(g, [-22, 42, 22, 42, 0, 64], c);
    g.fillStyle = b;
    g.fillRect(-20, 92, 18, 32);
    g.fillRect(2, 92, 18, 32);
    g.strokeStyle = d;
    g.lineWidth = 5;
    g.strokeRect(-20, 92, 40, 32);
    eyes(g, 78, -20, 34, d, b, t);
    cheeks(g, 124, 54, 28, c);
  },
};

/** A friendly animal looking out of leaves, on a bright sky with a turning sun: the look of the children's shows. */
export function animals(g, { width, height, t, focus, palette, random, isWide, animal = 'elephant' }) {
  backdrop(g, width, height, [palette.sky, palette.glow]);
  const cx = width * (isWide ? focus + 0.01 : 0.5);
  const cy = height * (isWide ? 0.46 : 0.38);
  rays(g, cx, cy, 1800, 20, alpha(palette.light, 0.26), t * 0.03);
  disc(g, cx, cy, isWide ? 350 : 280, alpha(palette.light, 0.55));
  for (let index = 0; index < 4; index += 1)
    cloud(
      g,
      ((random() * (width + 400) + t * 8) % (width + 400)) - 160,
      height * (0.08 + random() * 0.24),
      180 + random() * 140,
      palette.light,
      0.75,
    );
  const back = wander(random, 500, 2);
  land(g, width, height, (x) => height * 0.74 + back(x) * 50, mix(palette.far, palette.mid, 0.35));
  for (let leaf = 0; leaf < 18; leaf += 1) {
    const x = (leaf / 17) * width * 1.1 - width * 0.05;
    placed(
      g,
      x,
      height * 0.86,
      1,
      () => petal(g, 190 + random() * 130, 50, mix(palette.mid, palette.far, random() * 0.6)),
      (random() - 0.5) * 1.1 + Math.sin(t + leaf) * 0.04,
    );
  }
  placed(g, cx, cy + 26 + Math.sin(t * 1.4) * 6, isWide ? 1 : 0.84, () =>
    heads[animal](
      g,
      { a: palette.accent, b: palette.light, c: mix(palette.accent, palette.far, 0.62), d: palette.near },
      t,
    ),
  );
  for (let leaf = 0; leaf < 22; leaf += 1) {
    const x = (leaf / 21) * width * 1.1 - width * 0.05;
    placed(
      g,
      x,
      height * 1.04,
      1,
      () => {
        petal(g, 170 + random() * 120, 44, mix(palette.near, palette.mid, 0.25 + random() * 0.5));
      },
      (random() - 0.5) * 1.2 + Math.sin(t * 1.1 + leaf) * 0.05,
    );
  }
}
