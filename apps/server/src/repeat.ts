import type { Background } from './parts';

/**
 * Repeats a round as background work: each begins a pause after the one before it has ended, so that none overlap.
 * Closing waits for the round that runs.
 */
export function repeat(
  round: () => Promise<unknown>,
  options: {
    /** The pause before a round; read after each where it changes. */
    readonly pauseMs: number | (() => number);
    /** Whether the first round begins at the start, without a pause. */
    readonly isFirstAtOnce?: boolean;
    /** Called with what a round rejects with; the next is made all the same. */
    onError(error: unknown): void;
  },
): Background {
  const { pauseMs, isFirstAtOnce = false, onError } = options;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const work = async (): Promise<void> => {
    try {
      await round();
    } catch (error) {
      onError(error);
    }
    if (!isClosed) wait();
  };
  const begin = () => {
    running = work();
  };
  const wait = () => {
    timer = setTimeout(begin, typeof pauseMs === 'number' ? pauseMs : pauseMs()).unref();
  };

  return {
    start: isFirstAtOnce ? begin : wait,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
