/**
 * Measures how wide the messages of each language are in our font beside the platform's, Noto as Android has it: the
 * scales of the stand-ins in `packages/ui/src/theme/fonts.css.ts`. `node tools/bench/standIns.mjs` prints them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';
import { root } from '../install.mjs';
import { ensurePackages } from '../media/fonts.mjs';
import { wholeFontOf, wordsOf } from '../messages/fonts.mjs';

/** Language → the platform's font of its script, as a package names it. */
const platform = {
  hi: ['noto-sans-devanagari', 'devanagari'],
  ta: ['noto-sans-tamil', 'tamil'],
  te: ['noto-sans-telugu', 'telugu'],
  bn: ['noto-sans-bengali', 'bengali'],
};

const VERSION = '5.3.0';
const folder = ensurePackages(Object.values(platform).map(([name]) => `@fontsource/${name}@${VERSION}`));
const ours = createRequire(join(root, 'packages/ui/package.json'));

async function open(path) {
  return new Face(new Blob(await decompress(readFileSync(path))));
}

/** The width of texts one after another, in ems. */
function widthOf(face, texts) {
  const font = new Font(face);
  let width = 0;
  for (const text of texts) {
    const run = new Buffer();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    for (const { xAdvance } of run.getGlyphPositions()) width += xAdvance;
  }
  return width / face.upem;
}

for (const [tag, [name, subset]] of Object.entries(platform)) {
  const words = wordsOf(join(root, 'apps/web/src/copy', tag));
  const scales = [];
  for (const weight of [400, 700]) {
    const own = await open(ours.resolve(wholeFontOf(tag, weight)));
    const noto = await open(
      join(folder, 'node_modules/@fontsource', name, 'files', `${name}-${subset}-${weight}-normal.woff2`),
    );
    scales.push((widthOf(own, words) / widthOf(noto, words)).toFixed(4));
  }
  process.stdout.write(`${tag}: ${scales.join(' regular, ')} bold\n`);
}
