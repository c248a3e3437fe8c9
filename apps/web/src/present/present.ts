import { yearOf } from '@chalchitra/api/catalogue';
import { CURRENCY, DAY_MS, TIME_ZONE } from '@chalchitra/api/constants';

const MONEY = { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 } as const;
const EXACT_MONEY = { style: 'currency', currency: CURRENCY } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const TOGETHER = { type: 'unit', style: 'short' } as const;
/** The languages whose short months nobody writes ("4, జన 2025"), or which are other words ("5 மார்., 2026"): theirs are in full. */
const IN_FULL = /^(ta|te|bn|mr)/;

/** Makes a format when it is first needed, and once: the first of a page takes a tenth of a second on a slow phone. */
export function kept<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<Options, Format>();
  return (options) => {
    const format = made.get(options) ?? make(options);
    made.set(options, format);
    return format;
  };
}

/** Numbers with India's grouping in every language: Intl has thousands for Urdu's, and for Marathi's money. */
export const indianNumbers = kept(
  (options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat('en-IN', options),
);

/** A number with India's grouping. Small ones with at most one decimal look the same without Intl. */
export const formatNumber = (value: number): string =>
  value >= 0 && value < 1000 && Number.isInteger(value * 10)
    ? String(value)
    : indianNumbers(undefined).format(value);

/** A share from 0 to 1 in whole hundredths, for messages that say percent: Intl's own format would take a tenth of a second. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** A language's messages for what Intl doesn't say, and for durations: home shows them without making a format. */
export interface PresenterMessages {
  invalidDate: string;
  durations: {
    hours: (values: { hours: number; minutes: number }) => string;
    minutes: (values: { minutes: number; seconds: number }) => string;
  };
  genres: Readonly<Record<string, string>>;
}

/** Turns amounts, times and dates into text of one locale. */
export interface Presenter {
  /** Whose formats they are (BCP 47). */
  readonly locale: string;
  /** Whole rupees, for example ₹199. */
  money(rupees: number): string;
  /** Paise with both digits, for example ₹168.64. */
  exactMoney(paise: number): string;
  /** Seconds as hours and minutes, or under an hour as minutes and seconds; null where unknown (spec §3). */
  duration(seconds: number | null): string | null;
  /** The day that a time is in India; text that is no date gives the locale's word for it (spec §3). */
  date(text: string | null): string;
  /** The year of an item; null where it has no date, the locale's word where the date can't be read. */
  year(text: string | null): string | null;
  /** The time of the day in the viewer's own time zone; null where the text is no date. */
  time(text: string): string | null;
  /** The day in India that is the plan's days after the paid date (spec §9). */
  nextDue(paidAt: string, planDays: number): string;
  /** A number in full, with India's grouping. */
  number(value: number): string;
  list(words: readonly string[]): string;
  /** A genre, which catalogues name in English; one that the language has no word for stays as it is. */
  genre(name: string): string;
  /** Compares texts as a language sorts them (BCP 47), by their numbers too; null for the locale's own order. */
  collation(lang: string | null): (one: string, other: string) => number;
}

/** Makes the presenter of one locale (BCP 47) and its direction, with its own messages. */
export function createPresenter(
  locale: string,
  messages: PresenterMessages,
  dir: 'ltr' | 'rtl' = 'ltr',
): Presenter {
  const month = IN_FULL.test(locale) ? 'long' : 'short';
  // The server, which renders pages too, is in another time zone than their readers.
  const day = { day: 'numeric', month, year: 'numeric', timeZone: TIME_ZONE } as const;
  const days = kept((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = kept((options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  // Among Urdu letters the sign would come after its number.
  const asRupees = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text);
  const genres = new Map(Object.entries(messages.genres));
  const formatDay = (date: Date) =>
    Number.isNaN(date.getTime()) ? messages.invalidDate : days(day).format(date);

  return {
    locale,
    exactMoney: (paise) => asRupees(indianNumbers(EXACT_MONEY).format(paise / 100)),
    money: (rupees) => asRupees(indianNumbers(MONEY).format(rupees)),
    duration(seconds) {
      if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return null;
      const whole = Math.round(seconds);
      const minutes = Math.floor(whole / 60);
      return minutes >= 60
        ? messages.durations.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : messages.durations.minutes({ minutes, seconds: whole % 60 });
    },
    date: (text) => formatDay(parseDate(text)),
    time(text) {
      const date = parseDate(text);
      return Number.isNaN(date.getTime()) ? null : days(TIME).format(date);
    },
    year(text) {
      if (text === null || text.trim() === '') return null;
      return yearOf(text) ?? messages.invalidDate;
    },
    nextDue: (paidAt, planDays) => formatDay(new Date(parseDate(paidAt).getTime() + planDays * DAY_MS)),
    number: formatNumber,
    list: (items) => lists(TOGETHER).format(items),
    genre: (name) => genres.get(name) ?? name,
    collation(lang) {
      const [known = locale] = lang === null ? [] : Intl.Collator.supportedLocalesOf([lang, locale]);
      return new Intl.Collator(known, { numeric: true }).compare;
    },
  };
}

function parseDate(text: string | null): Date {
  return new Date(text ?? Number.NaN);
}
