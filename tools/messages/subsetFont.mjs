/** HarfBuzz's own subsetter, which keeps named glyphs; the packages around it keep all that letters could be joined to. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
const harfbuzz = instance.exports;
harfbuzz._initialize();

// Of hb.h and hb-subset.h.
const MEMORY_MODE_WRITABLE = 2;
const FEATURE_TAGS = 6;
const NO_LAYOUT_CLOSURE = 0x200;

/** The part of a TrueType font that has these letters and glyphs alone, with every feature of their layout. */
export function subsetFont(bytes, letters, glyphs) {
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const start = harfbuzz.malloc(bytes.length);
  // The memory grows, and is another then: it is read each time.
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, start);
  const blob = harfbuzz.hb_blob_create(start, bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  const features = harfbuzz.hb_subset_input_set(input, FEATURE_TAGS);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  harfbuzz.hb_subset_input_set_flags(input, harfbuzz.hb_subset_input_get_flags(input) | NO_LAYOUT_CLOSURE);
  const kept = harfbuzz.hb_subset_input_unicode_set(input);
  for (const letter of letters) harfbuzz.hb_set_add(kept, letter.codePointAt(0));
  const keptGlyphs = harfbuzz.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) harfbuzz.hb_set_add(keptGlyphs, glyph);
  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('The font could not be cut');
  const result = harfbuzz.hb_face_reference_blob(subset);
  const first = harfbuzz.hb_blob_get_data(result, 0);
  const part = new Uint8Array(harfbuzz.memory.buffer).slice(
    first,
    first + harfbuzz.hb_blob_get_length(result),
  );
  harfbuzz.hb_blob_destroy(result);
  harfbuzz.hb_face_destroy(subset);
  harfbuzz.hb_face_destroy(face);
  harfbuzz.hb_blob_destroy(blob);
  harfbuzz.hb_subset_input_destroy(input);
  harfbuzz.free(start);
  return part;
}
