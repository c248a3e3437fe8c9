import { around, disc, halo, mix, petal, shape, TAU } from '../kit.js';

// As in instruments.js: a box of about 400 × 400 units round the origin, colours { a, b, c, d }.

export function diya(g, { a, b, c, d }, t) {
  const flicker = 1 + Math.sin(t * 6) * 0.04;
  halo(g, 0, -90, 300 * flicker, a, 0.5);
  g.save();
  g.translate(0, 30);
  petal(g, 240 * flicker, 66, a);
  petal(g, 160 * flicker, 40, mix(a, b, 0.55));
  petal(g, 90 * flicker, 20, b);
  g.restore();
  g.fillStyle = c;
  g.beginPath();
  g.moveTo(-210, 16);
  g.quadraticCurveTo(0, 74, 210, 16);
  g.quadraticCurveTo(170, 190, 0, 190);
  g.quadraticCurveTo(-170, 190, -210, 16);
  g.fill();
  g.fillStyle = d;
  g.beginPath();
  g.ellipse(0, 22, 206, 34, 0, 0, TAU);
  g.fill();
  for (let dot = -4; dot <= 4; dot += 1) {
    g.save();
    g.translate(dot * 38, 96 - dot * dot * 1.6);
    around(g, 6, () => petal(g, 17, 6, dot % 2 ? a : b));
    g.restore();
  }
  shape(g, [-70, 186, 70, 186, 96, 216, -96, 216], d);
}

export function bell(g, { a, b, c, d }, t) {
  g.strokeStyle = c;
  g.lineWidth = 10;
  g.beginPath();
  g.moveTo(0, -430);
  g.lineTo(0, -190);
  g.stroke();
  g.save();
  g.translate(0, -190);
  g.rotate(Math.sin(t * 1.6) * 0.09);
  g.strokeStyle = d;
  g.lineWidth = 14;
  g.beginPath();
  g.arc(0, 24, 22, 0, TAU);
  g.stroke();
  g.fillStyle = a;
  g.beginPath();
  g.moveTo(-44, 60);
  g.bezierCurveTo(-120, 80, -110, 250, -176, 300);
  g.lineTo(176, 300);
  g.bezierCurveTo(110, 250, 120, 80, 44, 60);
  g.quadraticCurveTo(0, 34, -44, 60);
  g.fill();
  g.fillStyle = mix(a, b, 0.45);
  g.beginPath();
  g.moveTo(-30, 70);
  g.bezierCurveTo(-84, 96, -76, 240, -120, 290);
  g.lineTo(-80, 290);
  g.bezierCurveTo(-46, 230, -56, 100, -12, 64);
  g.fill();
  for (const [y, half] of [
    [120, 92],
    [226, 112],
  ]) {
    g.fillStyle = mix(a, d, 0.35);
    g.fillRect(-half, y, half * 2, 10);
  }
  g.fillStyle = c;
  g.beginPath();
  g.roundRect(-190, 296, 380, 26, 13);
  g.fill();
  disc(g, Math.sin(t * 1.6) * -26, 348, 30, d);
  g.restore();
}

export function lotus(g, { a, b, c, d }, t) {
  const open = 1 + Math.sin(t * 0.7) * 0.03;
  halo(g, 0, 0, 290, b, 0.35);
  for (const [count, spread, length, breadth, tone] of [
    [7, 1.32, 250, 56, mix(a, d, 0.35)],
    [6, 1.0, 236, 56, a],
    [5, 0.66, 214, 52, mix(a, b, 0.4)],
    [3, 0.34, 184, 46, mix(a, b, 0.7)],
  ]) {
    for (let index = 0; index < count; index += 1) {
      g.save();
      g.translate(0, 130);
      g.rotate((index / (count - 1) - 0.5) * 2 * spread * open);
      petal(g, length, breadth, tone);
      g.restore();
    }
  }
  g.fillStyle = c;
  g.beginPath();
  g.ellipse(0, 156, 236, 36, 0, 0, TAU);
  g.fill();
  for (let ring = 0; ring < 3; ring += 1) {
    g.strokeStyle = mix(c, b, 0.35);
    g.lineWidth = 4;
    g.beginPath();
    g.ellipse(
      0,
      164,
      180 + ((t * 18 + ring * 50) % 150),
      22 + ((t * 3 + ring * 8) % 24),
      0,
      0.1,
      Math.PI - 0.1,
    );
    g.stroke();
  }
}

export function conch(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(-0.5 + Math.sin(t * 0.8) * 0.02);
  g.fillStyle = b;
  g.beginPath();
  g.moveTo(0, -230);
  g.bezierCurveTo(90, -170, 190, -60, 130, 70);
  g.bezierCurveTo(90, 160, 30, 190, 10, 260);
  g.bezierCurveTo(-30, 180, -150, 120, -150, 0);
  g.bezierCurveTo(-150, -110, -60, -190, 0, -230);
  g.fill();
  g.fillStyle = a;
  g.beginPath();
  g.moveTo(34, -70);
  g.bezierCurveTo(130, -50, 120, 70, 40, 130);
  g.bezierCurveTo(20, 150, 14, 200, 10, 250);
  g.bezierCurveTo(-30, 120, -20, -20, 34, -70);
  g.fill();
  g.strokeStyle = mix(b, c, 0.55);
  g.lineWidth = 8;
  for (let whorl = 0; whorl < 4; whorl += 1) {
    g.beginPath();
    g.moveTo(-120 + whorl * 14, -80 - whorl * 36);
    g.quadraticCurveTo(-10, -30 - whorl * 42, 96 - whorl * 22, -96 - whorl * 30);
    g.stroke();
  }
  g.strokeStyle = d;
  g.lineWidth = 5;
  g.beginPath();
  g.moveTo(34, -70);
  g.bezierCurveTo(-20, -20, -30, 120, 10, 250);
  g.stroke();
  g.restore();
}

export function swan(g, { a, b, c, d }, t) {
  const bob = Math.sin(t * 0.9) * 4;
  g.fillStyle = b;
  g.beginPath();
  g.moveTo(-190, 60 + bob);
  g.bezierCurveTo(-150, 190 + bob, 130, 190 + bob, 190, 10 + bob);
  g.bezierCurveTo(120, 70 + bob, 90, 10 + bob, 20, 20 + bob);
  g.bezierCurveTo(-60, 20 + bob, -60, -60 + bob, -70, -110 + bob);
  g.bezierCurveTo(-84, -190 + bob, -190, -190 + bob, -186, -110 + bob);
  g.bezierCurveTo(-150, -140 + bob, -120, -130 + bob, -124, -80 + bob);
  g.bezierCurveTo(-130, -10 + bob, -210, 10 + bob, -190, 60 + bob);
  g.fill();
  shape(g, [-186, -118 + bob, -232, -92 + bob, -180, -92 + bob], a);
  disc(g, -158, -126 + bob, 8, d);
  for (let feather = 0; feather < 5; feather += 1) {
    g.save();
    g.translate(-40 + feather * 14, 90 - feather * 10 + bob);
    g.rotate(1.05 + feather * 0.06);
    petal(g, 190 - feather * 16, 34, mix(b, c, 0.18 + (feather % 2) * 0.2));
    g.restore();
  }
  for (let wave = 0; wave < 4; wave += 1) {
    g.fillStyle = mix(c, b, 0.2 * wave);
    g.beginPath();
    g.roundRect(-230 + wave * 40 + Math.sin(t + wave) * 10, 172 + wave * 22, 440 - wave * 86, 8, 4);
    g.fill();
  }
}
