import { DEFAULT_LOCALE, type LocaleTag, localeFacts } from '@chalchitra/api/contract';
import compile from 'icu-minify/compile';
import format, { type FormatValues } from 'icu-minify/format';
import bn from './bn.json';
import en from './en.json';
import hi from './hi.json';
import type { ServerMessages } from './messages.types';
import mr from './mr.json';
import ta from './ta.json';
import te from './te.json';
import ur from './ur.json';

/** What the server writes for people itself, in one language. */
export interface ServerCopy {
  readonly locale: LocaleTag;
  /** Whose numbers and dates it uses (BCP 47). */
  readonly formats: string;
  readonly messages: ServerMessages;
}

const files: Readonly<Partial<Record<LocaleTag, object>>> = { en, hi, ta, te, bn, mr, ur };

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};

/** Messages of a file: each text as it is, or a function of its parameters. */
function messagesIn(tree: unknown, formats: string): unknown {
  if (typeof tree !== 'string') {
    const parts = Object.entries(tree as object).map(([name, part]) => [name, messagesIn(part, formats)]);
    return Object.fromEntries(parts);
  }
  const compiled = compile(tree);
  if (typeof compiled === 'string') return compiled;
  return (values: FormatValues) => String(format(compiled, formats, values, { formatters }));
}

const made = new Map<LocaleTag, ServerCopy>();

/** The server's own words in a language; English in one that they aren't written in, as the generated ones. */
export function copyIn(tag: LocaleTag): ServerCopy {
  const locale = Object.hasOwn(files, tag) ? tag : DEFAULT_LOCALE;
  const known = made.get(locale);
  if (known !== undefined) return known;
  const { formats } = localeFacts(locale);
  const copy = { locale, formats, messages: messagesIn(files[locale], formats) as ServerMessages };
  made.set(locale, copy);
  return copy;
}
