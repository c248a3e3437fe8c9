import { around, disc, mix, petal, shape, TAU } from '../kit.js';

// As in instruments.js: a box of about 400 × 400 units round the origin, colours { a, b, c, d }.

export function chai(g, { a, b, c, d }, t) {
  g.strokeStyle = b;
  g.lineWidth = 11;
  g.lineCap = 'round';
  for (let curl = -1; curl <= 1; curl += 1) {
    g.globalAlpha = 0.7;
    g.beginPath();
    for (let step = 0; step <= 20; step += 1)
      g.lineTo(curl * 54 + Math.sin(step * 0.55 - t * 2 + curl) * (4 + step), -96 - step * 6.6);
    g.stroke();
  }
  g.globalAlpha = 1;
  shape(g, [-104, -76, 104, -76, 74, 176, -74, 176], mix(b, c, 0.25));
  shape(g, [-97, -30, 97, -30, 72, 164, -72, 164], a);
  shape(g, [-97, -30, 97, -30, 95, -12, -95, -12], mix(a, b, 0.45));
  for (let ridge = -3; ridge <= 3; ridge += 1)
    shape(
      g,
      [ridge * 28 - 4, -74, ridge * 28 + 4, -74, ridge * 20 + 3, 172, ridge * 20 - 3, 172],
      mix(b, c, 0.1),
    );
  g.fillStyle = d;
  g.beginPath();
  g.ellipse(0, 190, 170, 24, 0, 0, TAU);
  g.fill();
  g.fillStyle = c;
  g.beginPath();
  g.ellipse(0, 182, 158, 20, 0, 0, TAU);
  g.fill();
  for (const [x, tone] of [
    [-118, b],
    [122, a],
  ]) {
    g.fillStyle = tone;
    g.beginPath();
    g.roundRect(x - 34, 154, 68, 24, 8);
    g.fill();
    for (let dot = 0; dot < 3; dot += 1) disc(g, x - 18 + dot * 18, 166, 3.5, d);
  }
}

export function tiffin(g, { a, b, c, d }) {
  g.strokeStyle = d;
  g.lineWidth = 14;
  g.beginPath();
  g.roundRect(-128, -210, 256, 250, 70);
  g.stroke();
  for (let box = 0; box < 4; box += 1) {
    const y = -120 + box * 78;
    g.fillStyle = [a, c, a, c][box];
    g.beginPath();
    g.roundRect(-140, y, 280, 72, 14);
    g.fill();
    g.fillStyle = mix(g.fillStyle, b, 0.5);
    g.fillRect(-140, y + 8, 280, 9);
    g.save();
    for (let flower = -2; flower <= 2; flower += 1) {
      g.save();
      g.translate(flower * 54, y + 44);
      around(g, 5, () => petal(g, 17, 6, b));
      g.restore();
    }
    g.restore();
  }
  g.fillStyle = b;
  g.beginPath();
  g.roundRect(-120, -152, 240, 40, [40, 40, 0, 0]);
  g.fill();
  g.fillStyle = d;
  for (const side of [-1, 1]) g.fillRect(side * 140 - 9, -130, 18, 320);
  disc(g, 0, -212, 20, b);
}

export function cricket(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(0.6);
  g.fillStyle = d;
  g.beginPath();
  g.roundRect(-14, -290, 28, 150, 12);
  g.fill();
  g.fillStyle = c;
  for (let wrap = 0; wrap < 6; wrap += 1) g.fillRect(-15, -280 + wrap * 22, 30, 7);
  g.fillStyle = b;
  g.beginPath();
  g.moveTo(-16, -150);
  g.bezierCurveTo(-60, -130, -56, -90, -56, -60);
  g.lineTo(-56, 170);
  g.quadraticCurveTo(-50, 204, 0, 206);
  g.quadraticCurveTo(50, 204, 56, 170);
  g.lineTo(56, -60);
  g.bezierCurveTo(56, -90, 60, -130, 16, -150);
  g.fill();
  g.fillStyle = mix(b, c, 0.3);
  g.fillRect(-6, -140, 12, 330);
  g.fillStyle = a;
  shape(g, [-56, 60, 56, 20, 56, 80, -56, 120], a);
  g.restore();
  const hop = Math.abs(Math.sin(t * 2)) * 60;
  g.save();
  g.translate(150, -120 - hop);
  g.rotate(t);
  disc(g, 0, 0, 58, a);
  g.strokeStyle = b;
  g.lineWidth = 5;
  for (const bend of [-14, 14]) {
    g.setLineDash([9, 7]);
    g.beginPath();
    g.moveTo(-56, bend);
    g.quadraticCurveTo(0, bend * 2.4, 56, bend);
    g.stroke();
  }
  g.setLineDash([]);
  g.restore();
}

export function clock(g, { a, b, c, d }, t) {
  disc(g, 0, 0, 210, d);
  disc(g, 0, 0, 196, a);
  disc(g, 0, 0, 166, b);
  for (let hour = 0; hour < 12; hour += 1) {
    g.save();
    g.rotate((TAU * hour) / 12);
    g.fillStyle = hour % 3 ? c : d;
    g.fillRect(-5, -154, 10, hour % 3 ? 22 : 34);
    g.restore();
  }
  for (const [turn, length, thick, tone] of [
    [1.05 + t * 0.004, 86, 15, d],
    [5.2 + t * 0.05, 128, 10, d],
    [t * (TAU / 60), 140, 4, a],
  ]) {
    g.save();
    g.rotate(turn);
    g.fillStyle = tone;
    g.beginPath();
    g.roundRect(-thick / 2, -length, thick, length + 22, thick / 2);
    g.fill();
    g.restore();
  }
  disc(g, 0, 0, 15, a);
  for (const side of [-1, 1]) {
    g.save();
    g.rotate(side * 0.5);
    disc(g, 0, -232, 42, a);
    g.restore();
  }
}
