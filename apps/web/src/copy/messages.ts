import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { formatNumber, indianNumbers } from '../present/present';

/** What a module of compiled messages exports: its tree, made with what makes a function of a compiled text. */
export type MessagesModule<Messages> = (message: (compiled: CompiledMessage) => unknown) => Messages;

/** Stands for a number format whose options are the defaults: `format` is all that is called of it. */
const plainNumbers = { format: formatNumber } as Intl.NumberFormat;

const pluralRules = new Map<string, Intl.PluralRules>();

/** Makes rules once for each locale and type: a seek bar that is seen says its time four times a second. */
function getPluralRules(locale: string, options: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  const key = `${locale} ${options.type}`;
  const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
  pluralRules.set(key, rules);
  return rules;
}

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (_locale: string, options?: Intl.NumberFormatOptions) =>
    options === undefined ? plainNumbers : indianNumbers(options),
  getPluralRules,
};

/** The messages of a module, whose plurals are those of a locale (BCP 47). */
export function messagesIn<Messages>(module: MessagesModule<Messages>, locale: string): Messages {
  return module(
    (compiled) => (values: FormatValues) => String(format(compiled, locale, values, { formatters })),
  );
}
