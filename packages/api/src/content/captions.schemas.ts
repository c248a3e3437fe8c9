import { fallback, type GenericSchema, object, parse, pipe, safeParse, transform, unknown } from 'valibot';
import { languageTag, optionalName, requiredUrl } from '../shared/fields.schemas';
import type { CaptionFile } from './content.types';

/** Nobody looks through a longer menu. */
const MAX_FILES = 50;

/** One file of captions; it needs an address, and a language or a name. */
const captionFileSchema = object({ language: optionalName, label: optionalName, url: requiredUrl });

/** Files of captions beside a video file (spec §7); those that can't be read are left out. */
export const captionFiles: GenericSchema<unknown, CaptionFile[]> = fallback(
  pipe(
    unknown(),
    transform((wire) => (Array.isArray(wire) ? wire.slice(0, MAX_FILES).flatMap(readCaptionFile) : [])),
  ),
  [],
);

function readCaptionFile(wire: unknown): CaptionFile[] {
  const { success, output } = safeParse(captionFileSchema, wire);
  if (!success) return [];
  const lang = parse(languageTag, output.language);
  const label = output.label ?? nameOf(lang) ?? output.language;
  return label === null ? [] : [{ lang, label, url: output.url }];
}

/** What a language is called in itself; some browsers refuse to name one with its extensions (`en-x-auto`). */
function nameOf(lang: string | null): string | undefined {
  if (lang === null) return undefined;
  return new Intl.DisplayNames([lang], { type: 'language' }).of(new Intl.Locale(lang).baseName);
}
