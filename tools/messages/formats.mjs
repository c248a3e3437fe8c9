const CODES = 'as bn bho brx doi en gu hi kn ks kok mai ml mni mr ne or pa raj sa sat sd ta te ur'.split(' ');
const UNITS = ['hour', 'minute', 'second'];
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, month * 2));

/** What `Intl` puts into a language's pages beside their messages (`present/`): months, times, units, names of languages. */
export function textsOfFormats(tag) {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const dates = new Intl.DateTimeFormat(tag, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });
  const units = UNITS.map((unit) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'narrow' }).format(2),
  );
  const lists = ['narrow', 'short'].map((style) =>
    new Intl.ListFormat(tag, { type: 'unit', style }).format(units),
  );
  return [...CODES.map((code) => names.of(code)), ...MONTHS.map((month) => dates.format(month)), ...lists];
}
