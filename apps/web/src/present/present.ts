import { DAY_MS } from '@chalchitra/api/constants';

const MONEY = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const;
const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TOGETHER = { type: 'unit', style: 'short' } as const;
const LANGUAGE = { type: 'language', fallback: 'code' } as const;
const unitOf = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'narrow' }) as const;
const UNITS = { hour: unitOf('hour'), minute: unitOf('minute'), second: unitOf('second') };

/** Makes a format when it is first needed, and once: each takes milliseconds on a phone. */
function kept<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<Options, Format>();
  return (options) => {
    const format = made.get(options) ?? make(options);
    made.set(options, format);
    return format;
  };
}

/** Turns amounts, times and dates into text of one locale; only Intl decides what they look like. */
export interface Presenter {
  /** Whole rupees, for example ₹199. */
  money(rupees: number): string;
  /** Seconds as hours and minutes, or under an hour as minutes and seconds; null where unknown (spec §3). */
  duration(seconds: number | null): string | null;
  /** A day; text that is no date gives the locale's word for it (spec §3). */
  date(text: string | null): string;
  /** The year of an item; null where it has no date, the locale's word where the date can't be read. */
  year(text: string | null): string | null;
  /** The paid date plus the plan's days (spec §9). */
  nextDue(paidAt: string, planDays: number): string;
  /** A large number, shortened. */
  count(value: number): string;
  /** A number, whole. */
  number(value: number): string;
  list(words: readonly string[]): string;
  /** A language's own name for a code such as `hi`; other text stays as it is. */
  language(codeOrName: string): string;
}

/** Makes the presenter of one locale (BCP 47) with its words for what Intl doesn't say. */
export function createPresenter(locale: string, words: { invalidDate: string }): Presenter {
  const numbers = kept((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const days = kept((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = kept((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const names = kept((options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));
  const unit = (value: number, name: keyof typeof UNITS) => numbers(UNITS[name]).format(value);
  const formatDay = (date: Date) =>
    Number.isNaN(date.getTime()) ? words.invalidDate : days(DAY).format(date);

  return {
    money: (rupees) => numbers(MONEY).format(rupees),
    duration(seconds) {
      if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return null;
      const whole = Math.round(seconds);
      const minutes = Math.floor(whole / 60);
      return minutes >= 60
        ? `${unit(Math.floor(minutes / 60), 'hour')} ${unit(minutes % 60, 'minute')}`
        : `${unit(minutes, 'minute')} ${unit(whole % 60, 'second')}`;
    },
    date: (text) => formatDay(parseDate(text)),
    year(text) {
      if (text === null || text.trim() === '') return null;
      const date = parseDate(text);
      return Number.isNaN(date.getTime()) ? words.invalidDate : String(date.getUTCFullYear());
    },
    nextDue: (paidAt, planDays) => formatDay(new Date(parseDate(paidAt).getTime() + planDays * DAY_MS)),
    number: (value) => value.toLocaleString(locale),
    count: (value) => numbers(COMPACT).format(value),
    list: (items) => lists(TOGETHER).format(items),
    language(codeOrName) {
      if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(codeOrName)) return codeOrName;
      try {
        return names(LANGUAGE).of(codeOrName) ?? codeOrName;
      } catch {
        return codeOrName;
      }
    },
  };
}

function parseDate(text: string | null): Date {
  return new Date(text ?? Number.NaN);
}
