const CODES = 'as bn bho brx doi en gu hi kn ks kok mai ml mni mr ne or pa raj sa sat sd ta te ur'.split(' ');
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, month * 2));

/**
 * What `Intl` puts into a language's pages beside their messages (`present/`): months, times, lists, names of languages.
 * Months both short and in full, since `present/` decides which of them a language has.
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
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(['1', '2', '3']);
  return [...CODES.map((code) => names.of(code)), ...dates, list];
}
