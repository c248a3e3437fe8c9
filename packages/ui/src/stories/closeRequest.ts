interface Watcher extends EventTarget {
  destroy(): void;
}

/** Runs a story's steps with fake close watchers; the list has those that are active. */
export async function withCloseWatchers(
  steps: (watchers: readonly Watcher[]) => Promise<void>,
): Promise<void> {
  const watchers: Watcher[] = [];
  const { CloseWatcher } = window;
  window.CloseWatcher = class extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1);
    }
  };
  try {
    await steps(watchers);
  } finally {
    if (CloseWatcher) window.CloseWatcher = CloseWatcher;
    else delete window.CloseWatcher;
  }
}
