import { alpha, around, disc, halo, mix, petal, placed, shape } from './kit.js';
import { rays } from './props.js';

function border(g, x, y, w, h, thick, tones) {
  g.fillStyle = tones[0];
  g.fillRect(x, y, w, h);
  g.fillStyle = tones[1];
  g.fillRect(x + thick * 0.22, y + thick * 0.22, w - thick * 0.44, h - thick * 0.44);
  const stud = (sx, sy, index) => {
    placed(g, sx, sy, thick / 60, () => {
      around(g, 6, () => petal(g, 21, 9, tones[2 + (index % 2)]));
      disc(g, 0, 0, 6, tones[0]);
    });
  };
  const across = Math.round(w / thick);
  const down = Math.round(h / thick);
  for (let index = 0; index < across; index += 1) {
    const sx = x + (w / across) * (index + 0.5);
    stud(sx, y + thick / 2, index);
    stud(sx, y + h - thick / 2, index + 1);
  }
  for (let index = 1; index < down - 1; index += 1) {
    const sy = y + (h / down) * (index + 0.5);
    stud(x + thick / 2, sy, index);
    stud(x + w - thick / 2, sy, index + 1);
  }
}

/** A rose of overlapping rounds with two leaves. */
function rose(g, size, tone, dark, leaf) {
  for (const side of [-1, 1]) {
    g.save();
    g.rotate(side * 1.9);
    petal(g, size * 1.7, size * 0.5, leaf);
    g.restore();
  }
  for (let ring = 0; ring < 3; ring += 1) {
    around(
      g,
      6 - ring,
      () =>
        disc(g, 0, -size * (0.55 - ring * 0.17), size * (0.46 - ring * 0.11), mix(tone, dark, ring * 0.24)),
      ring * 0.5,
    );
  }
  disc(g, 0, 0, size * 0.2, dark);
}

/** A peacock in profile with its train swept down, about 420 units tall, facing left. */
function peacock(g, p, t) {
  for (let row = 0; row < 5; row += 1) {
    for (let feather = 0; feather < 4 + row; feather += 1) {
      const turn = 0.16 + row * 0.05 + (feather / (3 + row)) * 0.95 + Math.sin(t * 0.8) * 0.015;
      const reach = 130 + row * 62;
      const x = Math.cos(turn) * reach;
      const y = Math.sin(turn) * reach;
      placed(
        g,
        x,
        y,
        1,
        () => {
          petal(g, 70, 26, mix(p.green, p.blue, row / 9));
          g.translate(0, -46);
          disc(g, 0, 0, 15, p.gold);
          disc(g, 0, 1, 10, p.blue);
          disc(g, 0, 3, 5, p.dark);
        },
        turn + Math.PI / 2,
      );
    }
  }
  g.fillStyle = p.blue;
  g.beginPath();
  g.moveTo(120, 40);
  g.bezierCurveTo(60, 120, -70, 96, -62, 6);
  g.bezierCurveTo(-58, -60, -30, -96, -48, -146);
  g.bezierCurveTo(-52, -176, -4, -180, -2, -146);
  g.bezierCurveTo(4, -100, 30, -50, 120, 40);
  g.fill();
  shape(g, [-46, -160, -78, -146, -44, -140], p.gold);
  disc(g, -28, -154, 9, p.light);
  disc(g, -29, -154, 4.5, p.dark);
  g.strokeStyle = p.blue;
  g.lineWidth = 3;
  for (let plume = -1; plume <= 1; plume += 1) {
    g.beginPath();
    g.moveTo(-22, -170);
    g.lineTo(-20 + plume * 16, -208);
    g.stroke();
    disc(g, -20 + plume * 16, -210, 6, p.gold);
  }
  g.strokeStyle = p.light;
  g.lineWidth = 3;
  for (let scale = 0; scale < 5; scale += 1) {
    for (let at = 0; at < 3; at += 1) {
      g.beginPath();
      g.arc(-26 + at * 28 + (scale % 2) * 12, -40 + scale * 24, 10, 0.2, Math.PI - 0.2);
      g.stroke();
    }
  }
  g.strokeStyle = p.gold;
  g.lineWidth = 6;
  g.beginPath();
  g.moveTo(-6, 82);
  g.lineTo(-10, 150);
  g.moveTo(34, 84);
  g.lineTo(34, 150);
  g.stroke();
}

/** A painted lorry panel: studded borders, sun rays, roses and a peacock or an eye-bright tiger. */
export function truckArt(g, { width, height, t, focus, palette, isWide, hero = 'peacock' }) {
  const tones = [palette.near, palette.accent, palette.light, palette.far];
  border(g, 0, 0, width, height, 62, tones);
  const inset = 66;
  g.save();
  g.beginPath();
  g.roundRect(inset, inset, width - inset * 2, height - inset * 2, 30);
  g.clip();
  g.fillStyle = palette.mid;
  g.fillRect(0, 0, width, height);
  const cx = width * (isWide ? focus + 0.01 : 0.5);
  const cy = height * (isWide ? 0.53 : 0.42);
  rays(g, cx, cy, width * 1.2, 22, alpha(palette.far, 0.42), t * 0.015);
  halo(g, cx, cy, 520, palette.glow, 0.5);
  disc(g, cx, cy, isWide ? 318 : 232, palette.near);
  disc(g, cx, cy, isWide ? 304 : 220, palette.accent);
  disc(g, cx, cy, isWide ? 284 : 204, mix(palette.far, palette.glow, 0.35));
  placed(g, cx, cy, 1, () =>
    around(
      g,
      24,
      (index) => disc(g, 0, isWide ? -294 : -212, 7, index % 2 ? palette.light : palette.near),
      t * 0.03,
    ),
  );
  const paint = {
    blue: mix(palette.near, palette.far, 0.25),
    green: mix(palette.far, palette.light, 0.42),
    gold: palette.accent,
    dark: palette.near,
    light: palette.light,
  };
  if (hero === 'peacock') placed(g, cx - 70, cy - 40, isWide ? 0.86 : 0.6, () => peacock(g, paint, t));
  else if (hero === 'lorry') placed(g, cx, cy + 30, isWide ? 1.15 : 0.84, () => lorry(g, palette, t));
  else placed(g, cx, cy, isWide ? 1.2 : 0.86, () => eye(g, palette, t));
  const roses = isWide
    ? [
        [0.13, 0.82, 1.1],
        [0.24, 0.87, 0.8],
        [0.95, 0.82, 0.9],
        [0.44, 0.86, 0.8],
        [0.95, 0.2, 0.9],
        [0.44, 0.16, 0.8],
      ]
    : [
        [0.16, 0.16, 0.8],
        [0.84, 0.16, 0.8],
        [0.14, 0.7, 0.9],
        [0.86, 0.7, 0.9],
      ];
  for (const [index, [x, y, size]] of roses.entries()) {
    placed(
      g,
      width * x,
      height * y,
      size,
      () =>
        rose(
          g,
          64,
          index % 2 ? palette.light : palette.accent,
          mix(palette.far, palette.near, 0.5),
          mix(palette.near, palette.far, 0.3),
        ),
      Math.sin(t * 0.6 + index) * 0.05,
    );
  }
  g.restore();
  g.strokeStyle = palette.near;
  g.lineWidth = 7;
  g.beginPath();
  g.roundRect(inset, inset, width - inset * 2, height - inset * 2, 30);
  g.stroke();
}

function lorry(g, palette, t) {
  const shake = Math.sin(t * 9) * 1.2;
  g.fillStyle = palette.near;
  g.fillRect(-150, -150 + shake, 300, 250);
  shape(g, [-170, -150 + shake, -130, -220 + shake, 130, -220 + shake, 170, -150 + shake], palette.accent);
  for (let pane = 0; pane < 9; pane += 1)
    disc(g, -128 + pane * 32, -172 + shake, 11, pane % 2 ? palette.light : palette.far);
  for (const side of [-1, 1]) {
    g.fillStyle = palette.light;
    g.beginPath();
    g.roundRect(side > 0 ? 10 : -130, -128 + shake, 120, 84, 12);
    g.fill();
    shape(
      g,
      [side * 60 - 40, -44 + shake, side * 60, -100 + shake, side * 60 + 40, -44 + shake],
      alpha(palette.glow, 0.6),
    );
    disc(g, side * 104, 26 + shake, 30, palette.accent);
    disc(g, side * 104, 26 + shake, 20, palette.light);
  }
  for (let bar = 0; bar < 6; bar += 1) {
    g.fillStyle = bar % 2 ? palette.light : palette.accent;
    g.fillRect(-58 + bar * 20, -20 + shake, 12, 70);
  }
  g.fillStyle = palette.accent;
  g.fillRect(-166, 66 + shake, 332, 26);
  for (let tassel = 0; tassel < 15; tassel += 1) {
    shape(
      g,
      [
        -158 + tassel * 22,
        92 + shake,
        -142 + tassel * 22,
        92 + shake,
        -150 + tassel * 22 + Math.sin(t * 4 + tassel) * 3,
        122,
      ],
      tassel % 2 ? palette.light : palette.far,
    );
  }
  for (const x of [-120, 84]) {
    g.fillStyle = palette.near;
    g.beginPath();
    g.roundRect(x, 100, 40, 56, 10);
    g.fill();
  }
}

function eye(g, palette, t) {
  const blink = Math.max(0.08, 1 - Math.max(0, Math.sin(t * 0.9) - 0.96) * 24);
  g.fillStyle = palette.light;
  g.beginPath();
  g.moveTo(-190, 0);
  g.quadraticCurveTo(0, -170 * blink, 190, 0);
  g.quadraticCurveTo(0, 150 * blink, -190, 0);
  g.fill();
  g.save();
  g.clip();
  const look = Math.sin(t * 0.4) * 22;
  disc(g, look, -6, 78, palette.mid);
  placed(g, look, -6, 1, () => around(g, 20, () => petal(g, 70, 9, palette.accent)));
  disc(g, look, -6, 34, palette.near);
  disc(g, look + 14, -20, 11, palette.light);
  g.restore();
  g.strokeStyle = palette.near;
  g.lineWidth = 12;
  g.beginPath();
  g.moveTo(-196, 4);
  g.quadraticCurveTo(0, -176 * blink, 196, 0);
  g.moveTo(-170, -110);
  g.quadraticCurveTo(0, -220, 180, -112);
  g.stroke();
  for (let lash = 0; lash < 9; lash += 1) {
    disc(
      g,
      -150 + lash * 37,
      78 + Math.sin((lash / 8) * Math.PI) * 52,
      8,
      lash % 2 ? palette.accent : palette.near,
    );
  }
  disc(g, 0, 190, 13, palette.accent);
}
