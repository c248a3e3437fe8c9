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

export function microphone(g, { a, b, c, d }, t) {
  for (let ring = 0; ring < 3; ring += 1) {
    const share = (t * 0.35 + ring / 3) % 1;
    g.strokeStyle = b;
    g.globalAlpha = (1 - share) * 0.5;
    g.lineWidth = 7;
    for (const side of [0, Math.PI]) {
      g.beginPath();
      g.arc(0, -60, 130 + share * 130, side - 0.55, side + 0.55);
      g.stroke();
    }
  }
  g.globalAlpha = 1;
  g.fillStyle = a;
  g.beginPath();
  g.roundRect(-78, -210, 156, 250, 78);
  g.fill();
  g.fillStyle = mix(a, d, 0.34);
  for (let slot = 0; slot < 5; slot += 1) {
    for (const x of [-58, 12]) {
      g.beginPath();
      g.roundRect(x, -160 + slot * 30, 46, 13, 6);
      g.fill();
    }
  }
  g.fillStyle = b;
  g.fillRect(-78, -10, 156, 14);
  g.strokeStyle = d;
  g.lineWidth = 18;
  g.beginPath();
  g.arc(0, -34, 116, 0.1, Math.PI - 0.1);
  g.moveTo(0, 82);
  g.lineTo(0, 170);
  g.stroke();
  g.fillStyle = c;
  g.beginPath();
  g.roundRect(-96, 164, 192, 34, 17);
  g.fill();
}

export function radio(g, { a, b, c, d }, t) {
  g.strokeStyle = d;
  g.lineWidth = 8;
  g.beginPath();
  g.moveTo(130, -110);
  g.lineTo(196, -250);
  g.stroke();
  disc(g, 196, -252, 12, b);
  g.fillStyle = a;
  g.beginPath();
  g.roundRect(-230, -116, 460, 290, 40);
  g.fill();
  g.fillStyle = mix(a, d, 0.3);
  g.beginPath();
  g.roundRect(-204, -90, 220, 238, 22);
  g.fill();
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 8; column += 1)
      disc(g, -184 + column * 26, -66 + row * 24, 7, (row + column) % 2 ? b : c);
  g.fillStyle = b;
  g.beginPath();
  g.roundRect(40, -88, 164, 84, 12);
  g.fill();
  g.fillStyle = d;
  for (let mark = 0; mark < 12; mark += 1) g.fillRect(52 + mark * 12.5, -66, 3, mark % 3 ? 16 : 28);
  g.fillStyle = c;
  g.fillRect(112 + Math.sin(t * 0.4) * 52, -82, 6, 72);
  for (const [x, size] of [
    [82, 38],
    [166, 38],
  ]) {
    disc(g, x, 74, size, d);
    disc(g, x, 74, size - 9, c);
    g.save();
    g.translate(x, 74);
    g.rotate(t * 0.2 + x);
    g.fillStyle = b;
    g.fillRect(-3, -size + 12, 6, 18);
    g.restore();
  }
  g.fillStyle = d;
  g.fillRect(-180, 174, 44, 16);
  g.fillRect(136, 174, 44, 16);
}

export function camera(g, { a, b, c, d }, t) {
  g.fillStyle = d;
  shape(g, [-26, 60, 26, 60, 10, 90, -10, 90], d);
  for (const side of [-1, 0, 1]) shape(g, [-9, 80, 9, 80, side * 130 + 8, 236, side * 130 - 8, 236], d);
  g.fillStyle = a;
  g.beginPath();
  g.roundRect(-150, -76, 250, 140, 18);
  g.fill();
  shape(g, [100, -36, 190, -72, 190, 60, 100, 24], c);
  for (const [x, size] of [
    [-92, 66],
    [36, 78],
  ]) {
    g.save();
    g.translate(x, -132);
    disc(g, 0, 0, size, b);
    disc(g, 0, 0, size - 10, mix(a, d, 0.3));
    g.rotate(t * 1.2);
    around(g, 5, () => disc(g, 0, -size * 0.56, size * 0.2, b));
    disc(g, 0, 0, size * 0.16, b);
    g.restore();
  }
  disc(g, -100, -6, 34, d);
  disc(g, -100, -6, 22, b);
  g.fillStyle = b;
  g.fillRect(-46, -30, 116, 12);
  g.fillRect(-46, -6, 80, 12);
}

export function letter(g, { a, b, c, d }, t) {
  g.save();
  g.rotate(-0.1 + Math.sin(t * 0.6) * 0.02);
  g.fillStyle = b;
  g.fillRect(-220, -140, 440, 290);
  shape(g, [-220, -140, 220, -140, 0, 40], mix(b, c, 0.28));
  shape(g, [-220, 150, 220, 150, 0, -10], mix(b, c, 0.12));
  shape(g, [-220, -140, 220, -140, 0, 36], mix(b, c, 0.22));
  for (let stripe = 0; stripe < 15; stripe += 1) {
    g.fillStyle = stripe % 2 ? a : c;
    shape(
      g,
      [
        -220 + stripe * 29.4,
        150,
        -205 + stripe * 29.4,
        150,
        -194 + stripe * 29.4,
        132,
        -209 + stripe * 29.4,
        132,
      ],
      g.fillStyle,
    );
  }
  disc(g, 0, 36, 44, a);
  g.save();
  g.translate(0, 36);
  around(g, 8, () => petal(g, 32, 9, b));
  disc(g, 0, 0, 8, d);
  g.restore();
  g.fillStyle = c;
  g.fillRect(128, -122, 70, 84);
  g.fillStyle = b;
  g.fillRect(134, -116, 58, 72);
  g.save();
  g.translate(163, -74);
  around(g, 6, () => petal(g, 26, 8, a));
  g.restore();
  g.restore();
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

export function newspaper(g, { a, b, c, d }, t) {
  for (let sheet = 2; sheet >= 0; sheet -= 1) {
    g.save();
    g.rotate(-0.12 + sheet * 0.1 + Math.sin(t * 0.8) * 0.01);
    g.fillStyle = mix(b, c, sheet * 0.2);
    g.fillRect(-180, -220, 360, 430);
    if (sheet === 0) {
      g.fillStyle = d;
      g.fillRect(-150, -192, 300, 40);
      g.fillStyle = a;
      g.fillRect(-150, -138, 300, 6);
      g.fillStyle = c;
      g.fillRect(-150, -112, 170, 124);
      disc(g, -66, -60, 34, a);
      shape(g, [-150, 12, -96, -56, -52, 12], d);
      shape(g, [-90, 12, -30, -40, 20, 12], mix(c, d, 0.6));
      g.fillStyle = mix(b, d, 0.5);
      for (let line = 0; line < 6; line += 1) g.fillRect(42, -110 + line * 22, line % 3 === 2 ? 70 : 108, 9);
      for (let line = 0; line < 7; line += 1)
        for (let column = 0; column < 3; column += 1)
          g.fillRect(-150 + column * 104, 40 + line * 22, line === 6 ? 54 : 90, 9);
    }
    g.restore();
  }
}

export function book(g, { a, b, c, d }, t) {
  shape(g, [-236, -96, 0, -56, 236, -96, 236, 140, 0, 180, -236, 140], a);
  for (const side of [-1, 1]) {
    for (let leaf = 3; leaf >= 0; leaf -= 1) {
      g.fillStyle = mix(b, c, leaf * 0.1);
      g.beginPath();
      g.moveTo(0, -46);
      g.quadraticCurveTo(side * 110, -150 + leaf * 8, side * (214 + leaf * 5), -92 + leaf * 6);
      g.lineTo(side * (214 + leaf * 5), 122 + leaf * 6);
      g.quadraticCurveTo(side * 110, 66 + leaf * 8, 0, 166);
      g.fill();
    }
    g.strokeStyle = mix(b, d, 0.35);
    g.lineWidth = 6;
    for (let line = 0; line < 6; line += 1) {
      g.beginPath();
      g.moveTo(side * 34, -44 + line * 30);
      g.quadraticCurveTo(side * 110, -92 + line * 30, side * 186, -66 + line * 30);
      g.stroke();
    }
  }
  for (let mote = 0; mote < 9; mote += 1) {
    const rise = (t * 0.12 + mote / 9) % 1;
    const x = Math.sin(mote * 2.4 + t * 0.6) * 120 * (0.4 + rise);
    g.globalAlpha = 1 - rise;
    g.save();
    g.translate(x, -110 - rise * 190);
    around(g, 4, () => petal(g, 18 - mote, 5, mote % 2 ? a : b));
    g.restore();
  }
  g.globalAlpha = 1;
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
