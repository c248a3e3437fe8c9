const DAY_MS = 86_400_000;
const DEFAULT_PLAN_DAYS = 30;

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
  /** The paid date plus the plan's days, 30 where the plan is gone (spec §9). */
  nextDue(paidAt: string, planDays?: number): string;
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
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const together = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const formatDay = (date: Date) => (Number.isNaN(date.getTime()) ? words.invalidDate : day.format(date));

  return {
    money: (rupees) => money.format(rupees),
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
    nextDue: (paidAt, planDays = DEFAULT_PLAN_DAYS) =>
      formatDay(new Date(parseDate(paidAt).getTime() + planDays * DAY_MS)),
    number: (value) => value.toLocaleString(locale),
    count: (value) => compact.format(value),
    list: (items) => together.format(items),
    language(codeOrName) {
      if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(codeOrName)) return codeOrName;
      try {
        return (
          new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(codeOrName) ?? codeOrName
        );
      } catch {
        return codeOrName;
      }
    },
  };
}

function parseDate(text: string | null): Date {
  return new Date(text ?? Number.NaN);
}
