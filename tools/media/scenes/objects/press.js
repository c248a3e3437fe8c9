import { around, disc, mix, petal, shape } from '../kit.js';

// As in instruments.js: a box of about 400 × 400 units round the origin, colours { a, b, c, d }.

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
