import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { brandColours } from '../packages/ui/src/theme/colours';
import { root } from './install.mjs';

const drawing = readFileSync(join(root, 'apps/web/public/icon.svg'), 'utf8');
const pathsIn = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

it('shows the mark of the header in the app’s icon', () => {
  const mark = readFileSync(join(root, 'packages/ui/src/Logo/Logo.tsx'), 'utf8');
  expect(pathsIn(drawing)).toHaveLength(3);
  expect(pathsIn(drawing)).toEqual(pathsIn(mark));
});

it.each([
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-512.png', 512, drawing.replace(' rx="22"', '')],
])('draws %s from it', async (name, size, svg) => {
  const pixelsOf = (picture: Sharp) =>
    picture.flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const drawn = await pixelsOf(sharp(Buffer.from(svg), { density: (72 * size) / 96 }).resize(size, size));
  const kept = await pixelsOf(sharp(join(root, 'apps/web/public', name)));
  expect([kept.info.width, kept.info.height]).toEqual([size, size]);
  const distances = [...kept.data].map((value, at) => Math.abs(value - (drawn.data[at] ?? 0)));
  // A palette has not every shade of an edge.
  expect(distances.reduce((sum, one) => sum + one, 0) / distances.length).toBeLessThan(1);
});

it.each([
  ['apps/web/index.html', ['canvas']],
  ['apps/web/public/icon.svg', ['canvas', 'highlight', 'action']],
  ['apps/web/src/platform/payments/paymentTab.ts', ['canvas', 'text']],
  ['apps/server/src/embed/assets/embed.css', ['canvas']],
  ['apps/server/src/http/smallPage.ts', ['canvas', 'text', 'textMuted', 'highlight', 'bad']],
] as const)('has the brand’s colours in %s, which can’t import them', (file, names) => {
  const found = readFileSync(join(root, file), 'utf8').match(/#[0-9a-f]{6}\b/gi);
  expect(new Set(found)).toEqual(new Set(names.map((name) => brandColours[name])));
});
