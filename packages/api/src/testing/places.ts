/** The way to one value inside a response. */
export type Place = readonly string[];

/** The places of all values in a response, itself left out. */
export function placesIn(value: unknown, way: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...way, key], ...placesIn(inner, [...way, key])]);
}

/** A copy of a response's body with another value in one place; undefined leaves the place out. */
export function copyWith(body: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<string, unknown>;
  const next = copyWith(copy[key], rest, value);
  if (next === undefined && !Array.isArray(body)) delete copy[key];
  else copy[key] = next;
  return copy;
}
