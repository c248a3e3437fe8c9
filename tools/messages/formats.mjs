const CODES = 'as bn bho brx doi en gu hi kn ks kok mai ml mni mr ne or pa raj sa sat sd ta te ur'.split(' ');
const UNITS = ['hour', 'minute', 'second'];
/** One and several. */
const COUNTS = [1, 2];
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, month * 2));

/**
 * What `Intl` puts into a language's pages beside their messages (`present/`): months, times, units, names of languages.
 * Months and units both short and in full, since `present/` decides which of them a language has.
 */
export function textsOfFormats(tag) {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const dates = ['short', 'long'].flatMap((month) => {
    const format = new Intl.DateTimeFormat(tag, {
      ...{ day: 'numeric', month, year: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit' },
    });
    return MONTHS.map((date) => format.format(date));
  });
  const units = ['narrow', 'long'].flatMap((unitDisplay) =>
    UNITS.flatMap((unit) => {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
      return COUNTS.map((count) => format.format(count));
    }),
  );
  const lists = ['narrow', 'short'].map((style) =>
    new Intl.ListFormat(tag, { type: 'unit', style }).format(units),
  );
  return [...CODES.map((code) => names.of(code)), ...dates, ...lists];
}
