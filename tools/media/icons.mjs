/** Draws the icons of the installed site from icon.svg, after that has changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../install.mjs';

const folder = join(root, 'apps/web/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
// The system cuts its own shape out of a maskable icon, whose ground fills the square.
const filled = drawing.replace(' rx="22"', '');

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 96 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));

await draw(drawing, 192, 'icon-192.png');
await draw(drawing, 512, 'icon-512.png');
await draw(filled, 512, 'icon-maskable-512.png');
