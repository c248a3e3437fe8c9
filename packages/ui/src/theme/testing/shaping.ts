import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';

const require = createRequire(import.meta.url);

/** The tags that a WOFF2 file names by their number. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'.split(
    ' ',
  );

/** What shaping reads; outlines are packed in a way of their own and decide nothing here. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'GDEF', 'GPOS', 'GSUB'];

interface Table {
  tag: string;
  data: Uint8Array;
}

/** Reads the numbers of a WOFF2 directory one after another. */
function reader(file: Uint8Array, start: number) {
  let place = start;
  const byte = () => file[place++] ?? 0;
  return {
    byte,
    place: () => place,
    text: (length: number) => String.fromCharCode(...Array.from({ length }, byte)),
    /** A number in groups of seven bits. */
    number() {
      let value = 0;
      for (let last = 0x80; last & 0x80; ) {
        last = byte();
        value = value * 128 + (last & 0x7f);
      }
      return value;
    },
  };
}

/** The tables of a WOFF2 file that shaping needs; throws where one of them is transformed. */
function tablesOf(file: Uint8Array): Table[] {
  const view = new DataView(file.buffer, file.byteOffset);
  const read = reader(file, 48);
  const entries = Array.from({ length: view.getUint16(12) }, () => {
    const flags = read.byte();
    const tag = (flags & 63) === 63 ? read.text(4) : (TAGS[flags & 63] ?? '');
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const length = read.number();
    return { tag, isTransformed, length: isTransformed ? read.number() : length };
  });
  const packed = file.subarray(read.place(), read.place() + view.getUint32(20));
  const data = new Uint8Array(brotliDecompressSync(packed));
  let start = 0;
  const tables = entries.map(({ tag, isTransformed, length }) => {
    if (isTransformed && NEEDED.includes(tag)) throw new Error(`the table ${tag} is transformed`);
    start += length;
    return { tag, data: data.subarray(start - length, start) };
  });
  return tables.filter(({ tag }) => NEEDED.includes(tag));
}

/** Puts tables together to a font file without outlines. */
function fileOf(tables: readonly Table[]): Uint8Array {
  const head = 12 + tables.length * 16;
  const size = tables.reduce((sum, { data }) => sum + Math.ceil(data.length / 4) * 4, head);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  let start = head;
  for (const [index, { tag, data }] of tables.entries()) {
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) file[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, data.length);
    file.set(data, start);
    start += Math.ceil(data.length / 4) * 4;
  }
  return file;
}

/** One drawn sign: 0 is the sign for what a font lacks; width and place in thousandths of an em. */
export interface Glyph {
  isMissing: boolean;
  cluster: number;
  advance: number;
  offset: readonly [number, number];
}

/** Opens a font file of a package by its path, WOFF2 or TrueType; answers what draws a text with it. */
export function openFont(path: string): (text: string) => Glyph[] {
  const bytes = new Uint8Array(readFileSync(require.resolve(path)));
  const face = new Face(new Blob(path.endsWith('.woff2') ? fileOf(tablesOf(bytes)) : bytes));
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
