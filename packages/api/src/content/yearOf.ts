/** The year of a date as it is written, because a new year begins earlier or later elsewhere; null where there is none. */
export function yearOf(text: string | null): string | null {
  const date = new Date(text ?? Number.NaN);
  if (text === null || Number.isNaN(date.getTime())) return null;
  return /\b\d{4}\b/.exec(text)?.[0] ?? String(date.getFullYear());
}
