import { alpha, around, disc, mix, petal, placed, shape, TAU } from './kit.js';

const backs = {
  blocks(g, letters, colours, family, t) {
    const spots = [
      [-150, 96],
      [0, 96],
      [150, 96],
      [-76, -54],
      [76, -54],
      [0, -204],
    ];
    for (const [index, [x, y]] of spots.entries()) {
      const hop = Math.max(0, Math.sin(t * 1.6 - index * 0.9)) * (index === 5 ? 26 : 0);
      placed(
        g,
        x,
        y - hop,
        1,
        () => {
          const tone = colours[index % colours.length];
          g.fillStyle = mix(tone, colours[4], 0.35);
          g.beginPath();
          g.roundRect(-70, -66, 140, 144, 18);
          g.fill();
          g.fillStyle = tone;
          g.beginPath();
          g.roundRect(-70, -74, 140, 138, 18);
          g.fill();
          g.fillStyle = colours[3];
          g.beginPath();
          g.roundRect(-54, -60, 108, 110, 12);
          g.fill();
          g.fillStyle = colours[4];
          g.font = `700 78px '${family}'`;
          g.textAlign = 'center';
          g.textBaseline = 'middle';
          g.fillText(letters[index % letters.length], 0, 2);
        },
        (index % 2 ? 1 : -1) * 0.03,
      );
    }
  },
  board(g, letters, colours, family, t) {
    g.fillStyle = colours[0];
    g.beginPath();
    g.roundRect(-300, -220, 600, 410, 20);
    g.fill();
    g.fillStyle = colours[4];
    g.fillRect(-276, -196, 552, 362);
    g.fillStyle = colours[3];
    g.font = `600 118px '${family}'`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    for (let index = 0; index < 6; index += 1) {
      g.globalAlpha = 0.35 + 0.65 * Math.min(1, Math.max(0, Math.sin(t * 0.8 - index * 0.5) + 0.8));
      g.fillText(
        letters[index % letters.length],
        -176 + (index % 3) * 176,
        -96 + Math.floor(index / 3) * 180,
      );
    }
    g.globalAlpha = 1;
    g.fillStyle = colours[1];
    g.fillRect(-230, 190, 120, 16);
    g.fillStyle = colours[2];
    g.fillRect(-90, 190, 70, 16);
  },
  garden(g, letters, colours, family, t) {
    for (let flower = 0; flower < 5; flower += 1) {
      const x = -240 + flower * 120;
      const tall = 210 + (flower % 2) * 110;
      g.strokeStyle = mix(colours[4], colours[2], 0.5);
      g.lineWidth = 14;
      g.beginPath();
      g.moveTo(x, 260);
      g.quadraticCurveTo(x + 20, 120, x + Math.sin(t + flower) * 10, 250 - tall);
      g.stroke();
      placed(g, x + Math.sin(t + flower) * 10, 250 - tall, 1, () => {
        around(
          g,
          9,
          (index) =>
            petal(g, 104, 28, index % 2 ? colours[flower % 3] : mix(colours[flower % 3], colours[3], 0.35)),
          t * 0.05,
        );
        disc(g, 0, 0, 52, colours[3]);
        g.fillStyle = colours[4];
        g.font = `700 62px '${family}'`;
        g.textAlign = 'center';
        g.textBaseline = 'middle';
        g.fillText(letters[flower % letters.length], 0, 3);
      });
    }
  },
  shapes(g, _letters, colours, _family, t) {
    const turn = t * 0.12;
    placed(g, -130, -110, 1, () => shape(g, [0, -120, 112, 80, -112, 80], colours[0]), turn);
    disc(g, 130, -110, 106, colours[1]);
    placed(
      g,
      -120,
      130,
      1,
      () => {
        g.fillStyle = colours[2];
        g.beginPath();
        g.roundRect(-94, -94, 188, 188, 16);
        g.fill();
      },
      -turn,
    );
    placed(g, 130, 130, 1, () => around(g, 6, () => petal(g, 118, 40, colours[0])), turn);
    g.fillStyle = colours[4];
    for (const [x, y] of [
      [-130, -92],
      [130, -106],
      [-120, 130],
      [130, 130],
    ]) {
      disc(g, x - 26, y - 8, 9, colours[4]);
      disc(g, x + 26, y - 8, 9, colours[4]);
      g.strokeStyle = colours[4];
      g.lineWidth = 7;
      g.beginPath();
      g.arc(x, y + 8, 22, 0.3, Math.PI - 0.3);
      g.stroke();
    }
  },
};

/** A cheerful lesson: letters or numbers in the show's own script on blocks, a board or flowers. */
export function slate(
  g,
  {
    width,
    height,
    t,
    focus,
    palette,
    random,
    isWide,
    letters = ['1', '2', '3', '4', '5', '6'],
    family = 'Anek Latin',
    prop = 'blocks',
  },
) {
  g.fillStyle = palette.glow;
  g.fillRect(0, 0, width, height);
  const cx = width * (isWide ? focus : 0.5);
  const cy = height * (isWide ? 0.47 : 0.4);
  for (let ring = 7; ring > 0; ring -= 1)
    disc(g, cx, cy, ring * (isWide ? 150 : 110), mix(palette.sky, palette.glow, ring / 7));
  for (let dot = 0; dot < 46; dot += 1) {
    const x = random() * width;
    const y = random() * height;
    const kind = dot % 3;
    const tone = alpha([palette.accent, palette.light, palette.far][dot % 3], 0.75);
    placed(
      g,
      x,
      y + Math.sin(t + dot) * 7,
      1,
      () => {
        if (kind === 0) disc(g, 0, 0, 7, tone);
        else if (kind === 1) around(g, 4, () => petal(g, 19, 5, tone));
        else {
          g.strokeStyle = tone;
          g.lineWidth = 5;
          g.beginPath();
          g.arc(0, 0, 12, 0, TAU * 0.6);
          g.stroke();
        }
      },
      dot + t * 0.1,
    );
  }
  g.fillStyle = palette.far;
  g.beginPath();
  g.ellipse(cx, height * (isWide ? 1.02 : 0.86), width * 0.9, isWide ? 190 : 150, 0, 0, TAU);
  g.fill();
  g.fillStyle = palette.mid;
  g.fillRect(0, height * 0.94, width, height);
  placed(g, cx, cy + 40, isWide ? 1.12 : 0.8, () =>
    backs[prop](
      g,
      letters,
      [palette.accent, palette.far, palette.mid, palette.light, palette.near],
      family,
      t,
    ),
  );
}
