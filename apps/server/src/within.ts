/**
 * What some work returns or fails with, or, where it takes longer than a time, what `onLate` does. The work itself goes
 * on.
 */
export function within<T, Late>(
  ms: number,
  work: PromiseLike<T>,
  onLate: () => Promise<Late>,
): Promise<T | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(onLate()), ms);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      done();
    };
    work.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error as Error)),
    );
  });
}
