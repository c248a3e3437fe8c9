import { type LocaleTag, localeFacts } from '@chalchitra/api/locales';
import type { AreaName, LocaleBundle } from './copy';
import { type MessagesModule, messagesIn } from './messages';
import type { BaseMessages } from './messages.types';
import type { ChangeText } from './pseudo/pseudoLocale';

/** Every language's files of messages; the build fails where one lacks a message of English. */
const files = import.meta.glob<MessagesModule<unknown>>('./*/*.json', {
  query: '?messages',
  import: 'default',
});

/** What makes the generated languages out of English. */
const changes: Partial<Record<LocaleTag, () => Promise<ChangeText>>> = {
  'en-XA': async () => (await import('./pseudo/accent')).accent,
  'ar-XB': async () => (await import('./pseudo/mirror')).mirror,
};

/** The areas, as English has them. */
export const areaNames = Object.keys(files).flatMap((file) => {
  const name = /^\.\/en\/(.*)\.json$/.exec(file)?.[1];
  return name === undefined || name === 'base' ? [] : [name as AreaName];
});

/** Loads the messages of one language: those of every visit now, an area's when it is asked for. */
export async function loadLocale(tag: LocaleTag): Promise<LocaleBundle> {
  const change = await changes[tag]?.();
  if (change !== undefined) {
    const { pseudoLocale } = await import('./pseudo/pseudoLocale');
    return pseudoLocale(tag, await loadLocale('en'), change);
  }
  const { formats } = localeFacts(tag);
  const load = async (name: AreaName | 'base') => {
    const loadFile = files[`./${tag}/${name}.json`];
    if (loadFile === undefined) throw new Error(`The language ${tag} has no messages for ${name}`);
    return messagesIn(await loadFile(), formats);
  };
  return {
    tag,
    locale: formats,
    base: (await load('base')) as BaseMessages,
    load: load as LocaleBundle['load'],
  };
}
