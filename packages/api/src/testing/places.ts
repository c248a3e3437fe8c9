/** The way to one value inside an answer. */
export type Place = readonly string[];

/** The places of all values in an answer, itself left out. */
export function placesIn(value: unknown, way: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...way, key], ...placesIn(inner, [...way, key])]);
}

/** A copy of an answer with another value in one place; undefined leaves the place out. */
export function copyWith(answer: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const copy = (Array.isArray(answer) ? [...answer] : { ...(answer as object) }) as Record<string, unknown>;
  const next = copyWith(copy[key], rest, value);
  if (next === undefined && !Array.isArray(answer)) delete copy[key];
  else copy[key] = next;
  return copy;
}
