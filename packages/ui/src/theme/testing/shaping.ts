import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';

const require = createRequire(import.meta.url);

/** One drawn sign: 0 is the sign for what a font lacks; width and place in thousandths of an em. */
export interface Glyph {
  isMissing: boolean;
  cluster: number;
  advance: number;
  offset: readonly [number, number];
}

/** Opens a font file, of a package or by its path, WOFF2 or TrueType; returns what draws a text with it. */
export async function openFont(path: string): Promise<(text: string) => Glyph[]> {
  const bytes = readFileSync(require.resolve(path));
  const face = new Face(new Blob(path.endsWith('.woff2') ? await decompress(bytes) : new Uint8Array(bytes)));
  const font = new Font(face);
  const perMille = (units: number) => Math.round((units / face.upem) * 1000);
  return (text) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    return run.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const at = positions[index];
      return {
        isMissing: codepoint === 0,
        cluster,
        advance: perMille(at?.xAdvance ?? 0),
        offset: [perMille(at?.xOffset ?? 0), perMille(at?.yOffset ?? 0)] as const,
      };
    });
  };
}
