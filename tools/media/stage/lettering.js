import { alpha } from '../scenes/kit.js';

const widths = { condensed: 'condensed', normal: 'normal', expanded: 'expanded' };

function split(g, text, most) {
  const words = text.split(' ');
  const lines = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && g.measureText(longer).width > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Sets a title in its own script on portrait art: at the top or the foot, as large as three lines allow. */
export function lettering(
  g,
  { width, height, palette, text, family, place = 'foot', stretch = 'normal', tone, note },
) {
  const isNastaliq = family.includes('Nastaliq');
  const most = width * 0.86;
  g.save();
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fontStretch = widths[stretch];
  const weight = isNastaliq ? 700 : 750;
  let size = isNastaliq ? 112 : 122;
  let lines = [];
  for (; size > 34; size -= 2) {
    g.font = `${weight} ${size}px '${family}'`;
    lines = split(g, text, most);
    const widest = Math.max(...lines.map((line) => g.measureText(line).width));
    if (widest <= most && lines.length <= (size > 88 ? 2 : 3)) break;
  }
  const lead = size * (isNastaliq ? 1.75 : family === 'Anek Latin' ? 0.9 : 1.06);
  const block = lead * (lines.length - 1);
  const colour = tone ? palette[tone] : palette.light;
  const isFoot = place === 'foot';
  const first = isFoot
    ? height - 74 - block - (isNastaliq ? size * 0.35 : 0)
    : 70 + size * (isNastaliq ? 1.3 : 0.82);
  if (isFoot) {
    const veil = g.createLinearGradient(0, first - size * 2.2, 0, height);
    veil.addColorStop(0, alpha(palette.near, 0));
    veil.addColorStop(0.55, alpha(palette.near, 0.78));
    veil.addColorStop(1, alpha(palette.near, 0.96));
    g.fillStyle = veil;
    g.fillRect(0, first - size * 2.2, width, height);
  }
  g.fillStyle = colour;
  for (const [index, line] of lines.entries()) g.fillText(line, width / 2, first + index * lead);
  if (note) {
    g.font = "600 21px 'Anek Latin'";
    g.letterSpacing = '5px';
    g.fillStyle = alpha(colour, 0.82);
    g.fillText(
      note.toUpperCase(),
      width / 2 + 2,
      isFoot ? height - 30 : first + block + (isNastaliq ? size * 1.1 : 44),
    );
  }
  g.restore();
}
