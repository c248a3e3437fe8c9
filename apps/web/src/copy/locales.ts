import { type LocaleTag, localeFacts } from '@chalchitra/api/locales';
import type { LoadFont } from '@chalchitra/ui';
import type { AreaMessages, AreaName, BaseMessages, LocaleBundle } from './copy';
import { type MessagesModule, messagesIn } from './messages';
import type { ChangeText } from './pseudo/pseudoLocale';

type AreaModules = { [Area in AreaName]: () => Promise<{ default: MessagesModule<AreaMessages[Area]> }> };

/** A language's messages of every visit, and the ways to its areas and its font. */
interface BaseModule {
  default: MessagesModule<BaseMessages>;
  areas: AreaModules;
  loadFont?: LoadFont;
}

/** The build fails where a language lacks a message of English. */
const bases = import.meta.glob<BaseModule>('./*/base.json', { query: '?messages' });

/** What makes the generated languages out of English. */
const changes: Partial<Record<LocaleTag, () => Promise<ChangeText>>> = {
  'en-XA': async () => (await import('./pseudo/accent')).accent,
  'ar-XB': async () => (await import('./pseudo/mirror')).mirror,
};

/** Loads the messages of one language: those of every visit now, an area's when it is needed. */
export async function loadLocale(tag: LocaleTag): Promise<LocaleBundle> {
  const change = await changes[tag]?.();
  if (change !== undefined) {
    const { pseudoLocale } = await import('./pseudo/pseudoLocale');
    return pseudoLocale(tag, await loadLocale('en'), change);
  }
  const { formats } = localeFacts(tag);
  const loadBase = bases[`./${tag}/base.json`];
  if (loadBase === undefined) throw new Error(`The site has no messages in ${tag}`);
  const { default: base, areas, loadFont } = await loadBase();
  return {
    tag,
    locale: formats,
    base: messagesIn(base, formats),
    areas: Object.keys(areas) as AreaName[],
    load: async (area) => messagesIn((await areas[area]()).default, formats),
    loadFont,
  };
}
