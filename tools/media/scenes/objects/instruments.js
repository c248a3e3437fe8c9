import { around, disc, mix, petal, shape, TAU } from '../kit.js';

// Each draws itself in a box of about 400 × 400 units round the origin, in the colours { a, b, c, d }: main, light, second, dark.

export function tabla(g, { a, b, c, d }, t) {
  for (const [x, wide, tall, tone, beat] of [
    [-96, 96, 150, a, 0],
    [104, 74, 160, c, 1.6],
  ]) {
    const bounce = Math.max(0, Math.sin(t * 4 + beat)) * 3;
    g.fillStyle = tone;
    g.beginPath();
    g.moveTo(x - wide, -40);
    g.bezierCurveTo(x - wide * 1.2, tall * 0.5, x - wide * 0.7, tall, x, tall);
    g.bezierCurveTo(x + wide * 0.7, tall, x + wide * 1.2, tall * 0.5, x + wide, -40);
    g.fill();
    g.strokeStyle = mix(tone, d, 0.45);
    g.lineWidth = 6;
    for (let strap = -3; strap <= 3; strap += 1) {
      g.beginPath();
      g.moveTo(x + strap * wide * 0.28, -34);
      g.lineTo(x + strap * wide * 0.2 + 10, tall * 0.86);
      g.stroke();
    }
    g.fillStyle = d;
    g.beginPath();
    g.ellipse(x, -40, wide * 1.06, wide * 0.36, 0, 0, TAU);
    g.fill();
    g.fillStyle = b;
    g.beginPath();
    g.ellipse(x, -45 - bounce, wide * 0.96, wide * 0.31, 0, 0, TAU);
    g.fill();
    g.fillStyle = d;
    g.beginPath();
    g.ellipse(x + (beat ? 0 : 14), -45 - bounce, wide * 0.42, wide * 0.13, 0, 0, TAU);
    g.fill();
  }
}

export function sitar(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(-0.62);
  g.fillStyle = c;
  g.fillRect(-19, -300, 38, 330);
  g.fillStyle = d;
  for (let fret = 0; fret < 12; fret += 1) g.fillRect(-22, -270 + fret * 24, 44, 4);
  for (const side of [-1, 1])
    for (let peg = 0; peg < 4; peg += 1) {
      g.fillStyle = a;
      g.beginPath();
      g.roundRect(side > 0 ? 19 : -47, -290 + peg * 34, 28, 12, 6);
      g.fill();
    }
  disc(g, 0, -300, 30, a);
  disc(g, 0, -300, 16, b);
  g.fillStyle = a;
  g.beginPath();
  g.moveTo(-20, 20);
  g.bezierCurveTo(-150, 70, -140, 250, 0, 250);
  g.bezierCurveTo(140, 250, 150, 70, 20, 20);
  g.fill();
  disc(g, 0, 144, 74, mix(a, d, 0.22));
  g.save();
  g.translate(0, 144);
  around(g, 12, () => petal(g, 62, 11, b));
  disc(g, 0, 0, 16, d);
  g.restore();
  g.strokeStyle = b;
  g.lineWidth = 1.8;
  for (let string = -2; string <= 2; string += 1) {
    g.beginPath();
    g.moveTo(string * 6, -290);
    g.quadraticCurveTo(string * 6 + Math.sin(t * 12 + string) * 1.6, -60, string * 8, 210);
    g.stroke();
  }
  g.fillStyle = d;
  g.fillRect(-46, 200, 92, 12);
  g.restore();
}

export function flute(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(-0.5 + Math.sin(t * 0.7) * 0.02);
  g.fillStyle = a;
  g.beginPath();
  g.roundRect(-270, -20, 540, 40, 18);
  g.fill();
  g.fillStyle = mix(a, b, 0.35);
  g.fillRect(-262, -14, 524, 9);
  for (let hole = 0; hole < 6; hole += 1) disc(g, -30 + hole * 46, 0, 9, d);
  disc(g, -180, 0, 11, d);
  for (const x of [-240, -120, 230]) {
    g.fillStyle = c;
    g.fillRect(x - 8, -22, 16, 44);
  }
  for (let feather = 0; feather < 3; feather += 1) {
    g.save();
    g.translate(-236, -16);
    g.rotate(-0.7 + feather * 0.42 + Math.sin(t + feather) * 0.03);
    petal(g, 170, 44, mix(c, b, 0.15 + feather * 0.12));
    g.translate(0, -112);
    disc(g, 0, 0, 27, b);
    disc(g, 0, 2, 19, c);
    disc(g, 0, 6, 10, d);
    g.restore();
  }
  g.restore();
}

export function dhol(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(-0.22 + Math.sin(t * 3) * 0.02);
  g.fillStyle = a;
  g.beginPath();
  g.moveTo(-170, -96);
  g.quadraticCurveTo(0, -150, 170, -96);
  g.lineTo(170, 96);
  g.quadraticCurveTo(0, 150, -170, 96);
  g.fill();
  g.strokeStyle = b;
  g.lineWidth = 6;
  g.beginPath();
  for (let lace = 0; lace < 8; lace += 1) {
    g.lineTo(-150 + lace * 43, lace % 2 ? 112 : -112);
  }
  g.stroke();
  for (const side of [-1, 1]) {
    g.fillStyle = d;
    g.beginPath();
    g.ellipse(side * 172, 0, 46, 108, 0, 0, TAU);
    g.fill();
    g.fillStyle = side > 0 ? b : c;
    g.beginPath();
    g.ellipse(side * 178, 0, 36, 94, 0, 0, TAU);
    g.fill();
  }
  for (let tassel = 0; tassel < 5; tassel += 1) {
    g.fillStyle = tassel % 2 ? b : c;
    const x = -90 + tassel * 45;
    shape(
      g,
      [
        x - 9,
        134,
        x + 9,
        134,
        x + 16 + Math.sin(t * 3 + tassel) * 5,
        196,
        x - 12 + Math.sin(t * 3 + tassel) * 5,
        196,
      ],
      g.fillStyle,
    );
    disc(g, x, 134, 12, d);
  }
  g.restore();
  g.strokeStyle = d;
  g.lineWidth = 12;
  g.lineCap = 'round';
  const hit = Math.max(0, Math.sin(t * 6)) * 0.2;
  g.beginPath();
  g.moveTo(250, -190 + hit * 60);
  g.quadraticCurveTo(250, -90, 196, -50);
  g.stroke();
}

export function harmonium(g, { a, b, c, d }, t) {
  g.fillStyle = mix(a, d, 0.35);
  shape(g, [-210, -120, 210, -120, 230, -10, -230, -10], mix(a, d, 0.3));
  const puff = Math.sin(t * 1.6) * 14;
  for (let fold = 0; fold < 5; fold += 1)
    shape(
      g,
      [
        -190,
        -130 - fold * (13 + puff / 8),
        190,
        -130 - fold * (13 + puff / 8),
        184,
        -138 - fold * (13 + puff / 8),
        -184,
        -138 - fold * (13 + puff / 8),
      ],
      fold % 2 ? c : b,
    );
  g.fillStyle = a;
  g.fillRect(-240, -14, 480, 168);
  g.fillStyle = b;
  g.fillRect(-220, 4, 440, 74);
  g.fillStyle = d;
  for (let key = 1; key < 16; key += 1) g.fillRect(-220 + key * 27.5 - 1.5, 4, 3, 74);
  for (let key = 0; key < 15; key += 1) {
    if (key % 7 === 2 || key % 7 === 6) continue;
    g.fillRect(-220 + key * 27.5 + 19, 4, 17, 44);
  }
  for (let stop = 0; stop < 6; stop += 1) {
    disc(g, -180 + stop * 72, 116, 17, c);
    disc(g, -180 + stop * 72, 116, 8, d);
  }
  g.fillStyle = d;
  g.fillRect(-240, 148, 480, 14);
}

export function veena(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(-0.14);
  g.fillStyle = c;
  g.fillRect(-230, -22, 380, 44);
  g.fillStyle = d;
  for (let fret = 0; fret < 15; fret += 1) g.fillRect(-206 + fret * 22, -28, 4, 40);
  disc(g, 190, 30, 116, a);
  disc(g, 178, 14, 84, mix(a, b, 0.25));
  g.save();
  g.translate(190, 24);
  around(g, 10, () => petal(g, 56, 12, mix(a, d, 0.3)));
  disc(g, 0, 0, 14, b);
  g.restore();
  disc(g, -190, 84, 72, a);
  disc(g, -198, 74, 48, mix(a, b, 0.25));
  g.fillStyle = c;
  g.beginPath();
  g.moveTo(-230, -22);
  g.bezierCurveTo(-300, -22, -300, -110, -240, -104);
  g.bezierCurveTo(-262, -84, -262, -52, -226, -50);
  g.lineTo(-226, 22);
  g.fill();
  g.strokeStyle = b;
  g.lineWidth = 2;
  for (let string = -1; string <= 1; string += 1) {
    g.beginPath();
    g.moveTo(-230, string * 9 - 4);
    g.lineTo(210, string * 9 - 4 + Math.sin(t * 11 + string) * 1.4);
    g.stroke();
  }
  g.restore();
}
