import type { CaptionFile } from '@chalchitra/machines';

/** Nobody looks through a longer menu. */
const MOST_FILES = 50;
/** Where a root-relative address stays one. */
const NOWHERE = 'https://root-relative.invalid';

/**
 * Reads the caption files of an item or episode, as the content server sent them; what can't be read is left out.
 * It is done here and not with the rest of the item, as only the player needs it and every page reads items.
 * @param server address or root-relative prefix of the content server, on which root-relative addresses lie.
 */
export function readCaptionFiles(sent: unknown, server: string): CaptionFile[] {
  if (!Array.isArray(sent)) return [];
  return sent.slice(0, MOST_FILES).flatMap((file: unknown): CaptionFile[] => {
    const { language, label, url } = (file ?? {}) as Record<string, unknown>;
    const address = typeof url === 'string' ? addressOn(server, url) : null;
    const tag = typeof language === 'string' ? language.trim() : '';
    const name = typeof label === 'string' ? label.trim() : '';
    if (address === null || (tag === '' && name === '')) return [];
    const lang = canonical(tag);
    return [{ lang, label: name || nameOf(lang) || tag, url: address }];
  });
}

function addressOn(server: string, url: string): string | null {
  try {
    const { protocol, origin, href } = new URL(url, /^https?:/.test(server) ? server : NOWHERE);
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    return origin === NOWHERE ? href.slice(NOWHERE.length) : href;
  } catch {
    return null;
  }
}

/** A language tag as it is usually written; null for what is none. */
function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** What a language calls itself. */
function nameOf(lang: string | null): string | undefined {
  return lang === null ? undefined : new Intl.DisplayNames([lang], { type: 'language' }).of(lang);
}
