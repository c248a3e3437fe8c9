interface Row {
  id: string;
  [field: string]: unknown;
}

/** The rows of a list's response, bare or wrapped in an object. */
export function rowsOf<T = Row>(body: unknown): T[] {
  const list = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray);
  if (!list || list.length === 0) throw new Error(`No list in ${JSON.stringify(body).slice(0, 200)}`);
  return list;
}
