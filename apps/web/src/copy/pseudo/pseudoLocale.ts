import type { LocaleTag } from '@chalchitra/api/locales';
import type { LocaleBundle } from '../copy';

/** Changes a text, for instance by adding accents. */
export type ChangeText = (text: string) => string;

const LETTERS = /\p{L}/u;

/** Changes a text around the values that were put into it: a title stays as it is. */
function changeAround(text: string, values: readonly string[], change: ChangeText): string {
  const [value, ...others] = values;
  if (value !== undefined) {
    return text
      .split(value)
      .map((part) => changeAround(part, others, change))
      .join(value);
  }
  return LETTERS.test(text) ? text.replace(/\S(.*\S)?/su, change) : text;
}

const isValue = (argument: unknown): argument is string => typeof argument === 'string' && argument !== '';

/** Changes every text in a tree of messages, and what its functions return. */
function changeAll<Messages>(messages: Messages, change: ChangeText): Messages;
function changeAll(messages: unknown, change: ChangeText): unknown {
  if (typeof messages === 'string') return changeAround(messages, [], change);
  if (typeof messages === 'function') {
    return (values: object) => changeAround(messages(values), Object.values(values).filter(isValue), change);
  }
  if (Array.isArray(messages)) return messages.map((message) => changeAll(message, change));
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, changeAll(message, change)]),
  );
}

/** Generates a language for tests from another one, whose formats it keeps. */
export function pseudoLocale(tag: LocaleTag, model: LocaleBundle, change: ChangeText): LocaleBundle {
  return {
    tag,
    locale: model.locale,
    base: changeAll(model.base, change),
    areas: model.areas,
    load: async (area) => changeAll(await model.load(area), change),
  };
}
