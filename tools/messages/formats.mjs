const CODES = 'as bn bho brx doi en gu hi kn ks kok mai ml mni mr ne or pa raj sa sat sd ta te ur'.split(' ');
const UNITS = ['hour', 'minute', 'second'];
const SHORTENED = [1e3, 1e5, 1e7];
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, month * 2));

/** What `Intl` puts into a language's pages beside their messages: months, times, units, numbers, names of languages. */
export function textsOfFormats(tag) {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const dates = new Intl.DateTimeFormat(tag, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });
  const shortened = new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay: 'long' });
  const units = UNITS.flatMap((unit) =>
    ['narrow', 'long'].flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
      return [1, 2].map((value) => format.format(value));
    }),
  );
  return [
    ...CODES.map((code) => names.of(code)),
    ...MONTHS.map((month) => dates.format(month)),
    ...SHORTENED.map((value) => shortened.format(value)),
    ...units,
  ];
}
