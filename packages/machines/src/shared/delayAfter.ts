/** The delay after so many failures in a row; the last one repeats. */
export function delayAfter(delays: readonly number[], failures: number): number {
  return delays[Math.min(failures, delays.length - 1)] ?? 0;
}
