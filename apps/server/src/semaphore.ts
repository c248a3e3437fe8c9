import { within } from './within';

/** How many may work at once, how many more may wait for that, and how long. */
export interface SemaphoreLimits {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  readonly queueTimeoutMs: number;
}

/** Makes the error for those that are too many or wait too long. */
type Refuse = (reason: string) => Error;

/** Runs work as soon as there is room for it. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `maxConcurrent` run at once; the others queue, for a time and in a number that are bounded. */
export function createSemaphore(
  { maxConcurrent, maxQueued, queueTimeoutMs }: SemaphoreLimits,
  refuse: Refuse,
): RunLimited {
  let running = 0;
  const waiting: (() => void)[] = [];
  const wait = () => {
    if (waiting.length >= maxQueued) throw refuse('Too many wait for their turn.');
    let next = () => {};
    const permit = new Promise<void>((resolve) => {
      next = resolve;
      waiting.push(resolve);
    });
    return within(queueTimeoutMs, permit, async () => {
      waiting.splice(waiting.indexOf(next), 1);
      throw refuse('The turn did not come in time.');
    });
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrent) await wait();
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** A semaphore for each name; names for which nothing runs are forgotten. */
export function createKeyedSemaphore(
  limits: SemaphoreLimits,
  refuse: Refuse,
): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const semaphores = new Map<string, { readonly runLimited: RunLimited; users: number }>();
  return async (name, work) => {
    const own = semaphores.get(name) ?? { runLimited: createSemaphore(limits, refuse), users: 0 };
    semaphores.set(name, own);
    own.users += 1;
    try {
      return await own.runLimited(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) semaphores.delete(name);
    }
  };
}
