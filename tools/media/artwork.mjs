// Draws the artwork: `node tools/media/artwork.mjs [name …]` writes apps/server/catalogue/artwork/<name>/ from posters.json.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { familyOf } from './fonts.mjs';
import { openStage } from './stage.mjs';

const catalogueFolder = fileURLToPath(new URL('../../apps/server/catalogue', import.meta.url));
const catalogue = JSON.parse(readFileSync(join(catalogueFolder, 'catalogue.json'), 'utf8'));
const posters = JSON.parse(readFileSync(new URL('./posters.json', import.meta.url), 'utf8'));

/** The shapes that artwork comes in: drawn at the first width, shrunk to the others (pixels). */
const shapes = {
  wide: { ratio: 9 / 16, widths: [1600, 960, 480], quality: 50 },
  small: { ratio: 3 / 2, widths: [480, 240], quality: 58, isLettered: true },
  still: { file: 'wide', ratio: 9 / 16, widths: [480], quality: 58 },
  square: { ratio: 1, widths: [720], quality: 50 },
  portrait: { ratio: 1, widths: [240], quality: 55 },
};
const DRAWN_LARGER = 1.5;

/** What messengers show of a shared address: they read no AVIF, and cut other shapes (pixels). */
const share = { width: 800, height: 420, quality: 46 };

function letteringOf(name, poster) {
  const item = catalogue.items[name];
  if (!item || poster.lettering === false) return undefined;
  const lang = item.lang ?? 'en';
  return { text: item.name, family: familyOf(lang), ...poster.lettering };
}

async function draw(stage, name, poster) {
  const folder = join(catalogueFolder, 'artwork', name);
  mkdirSync(folder, { recursive: true });
  for (const shapeName of poster.shapes ?? ['wide', 'small']) {
    const { file = shapeName, ratio, widths, quality, isLettered } = shapes[shapeName];
    const width = Math.round(widths[0] * (shapeName === 'wide' ? 1 : DRAWN_LARGER));
    const height = Math.round(width * ratio);
    const lettering = isLettered ? letteringOf(name, poster) : undefined;
    const { scene, palette, options, focus, t = 6 } = poster;
    const spec = { scene, palette, options, focus, t, seed: poster.seed ?? name, lettering, width, height };
    const pixels = await stage.still(spec);
    for (const wanted of widths) {
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize(wanted)
        .avif({ quality, effort: 1 })
        .toFile(join(folder, `${file}-${wanted}.avif`));
    }
    if (shapeName === 'wide') {
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize(share.width, share.height)
        .jpeg({ quality: share.quality, mozjpeg: true })
        .toFile(join(folder, `share-${share.width}.jpg`));
    }
  }
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isMissingOnly = process.argv.includes('--missing');
const stage = await openStage();
try {
  for (const [name, poster] of Object.entries(posters)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (isMissingOnly && existsSync(join(catalogueFolder, 'artwork', name))) continue;
    await draw(stage, name, poster);
  }
} finally {
  await stage.close();
}
