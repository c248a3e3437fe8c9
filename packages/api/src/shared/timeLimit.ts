import { ApiError } from './errors';

/** The limits in time of one call: a deadline, the caller's own signal, and pauses within both. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Milliseconds left. */
  remaining(): number;
  /** Settles as the promise does, or rejects with `timeout` or `aborted` once the limit is reached. */
  within<T>(promise: Promise<T>): Promise<T>;
  pause(ms: number): Promise<void>;
  end(): void;
}

/** Starts the clock of one call; `end` must be called when it is over. */
export function startTimeLimit(timeoutMs: number, callerSignal: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  const deadline = performance.now() + timeoutMs;
  const timer = setTimeout(() => controller.abort(new ApiError({ kind: 'timeout' })), timeoutMs);
  const giveUp = () => controller.abort(new ApiError({ kind: 'aborted' }));
  if (callerSignal?.aborted) giveUp();
  else callerSignal?.addEventListener('abort', giveUp, { once: true });

  function within<T>(promise: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = () => reject(signal.reason);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      promise
        .then(resolve, (error: unknown) => reject(signal.aborted ? signal.reason : error))
        .finally(() => {
          signal.removeEventListener('abort', stop);
        });
    });
  }

  return {
    signal,
    remaining: () => deadline - performance.now(),
    within,
    pause: async (ms) => {
      let waiting: ReturnType<typeof setTimeout> | undefined;
      try {
        await within(
          new Promise<void>((resolve) => {
            waiting = setTimeout(resolve, ms);
          }),
        );
      } finally {
        clearTimeout(waiting);
      }
    },
    end: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', giveUp);
    },
  };
}
