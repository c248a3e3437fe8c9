/** When something was chosen or reached, by this server's own clock. */
export const timeOf = (age: number, at: Date): Date => new Date(at.getTime() - age);

/** Of the changes of one thing the latest. */
export function latestOf<T extends { age: number }>(
  changes: readonly T[],
  keyOf: (change: T) => string,
): Map<string, T> {
  const latest = new Map<string, T>();
  for (const change of changes) {
    const other = latest.get(keyOf(change));
    if (other === undefined || change.age <= other.age) latest.set(keyOf(change), change);
  }
  return latest;
}
