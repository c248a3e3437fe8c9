import type { Background } from './parts';

/**
 * Repeats a round as background work: each begins a pause after the one before it has ended, so that none overlap.
 * Closing waits for the round that runs, and aborts its signal: a round over many things throws that between two of them,
 * so that a server stops in time however much is due.
 */
export function repeat(
  round: (signal: AbortSignal) => Promise<unknown>,
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
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const work = async (): Promise<void> => {
    try {
      await round(signal);
    } catch (error) {
      if (!signal.aborted || error !== signal.reason) onError(error);
    }
    if (!signal.aborted) wait();
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
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
