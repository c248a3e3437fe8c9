/** What pages see of an actor whose machine comes later: its state, and a way to send it events. */
export interface LazyActor<State, Event> {
  getSnapshot(): State;
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
  /** Brings the machine now, and starts it. */
  wake(): Promise<void>;
}

interface StartedActor<Snapshot, Event> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): unknown;
  send(event: Event): void;
}

/**
 * Stands in for an actor until something happens, so that a first view doesn't wait for machines that nothing has
 * been asked of: until then it shows `initial`; the first event brings the machine, which then decides.
 */
export function lazyActor<State, Event, Snapshot>(options: {
  initial: State;
  /** Brings the machine's code and starts it. */
  bring: () => Promise<StartedActor<Snapshot, Event>>;
  read: (snapshot: Snapshot) => State;
}): LazyActor<State, Event> {
  const listeners = new Set<() => void>();
  const waiting: Event[] = [];
  let state = options.initial;
  let actor: StartedActor<Snapshot, Event> | null = null;
  let waking: Promise<void> | null = null;

  async function wakeUp() {
    const started = await options.bring();
    const follow = () => {
      state = options.read(started.getSnapshot());
      for (const listener of listeners) listener();
    };
    started.subscribe(follow);
    actor = started;
    for (const event of waiting.splice(0)) started.send(event);
    follow();
  }

  function wake(): Promise<void> {
    // What couldn't be brought is brought by the next event; nobody waits any more for what the earlier ones meant.
    waking ??= wakeUp().catch(() => {
      waking = null;
      waiting.length = 0;
    });
    return waking;
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      if (actor !== null) actor.send(event);
      else {
        waiting.push(event);
        void wake();
      }
    },
    wake,
  };
}
