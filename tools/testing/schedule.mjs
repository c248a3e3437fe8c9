/**
 * A part of a run, which keeps one core busy; `after` names the parts whose end it waits for.
 * @typedef {{ name: string, after: string[], run: () => Promise<void> }} Part
 */

/**
 * Runs all parts, as many side by side as there are cores, in the order of the list as far as `after` allows;
 * resolves when the last one has ended.
 * @param {Part[]} parts
 * @param {number} cores
 */
export async function runParts(parts, cores) {
  const waiting = [...parts];
  const running = new Map();
  const ended = new Set();
  const isReady = ({ after }) => after.every((name) => ended.has(name));
  while (waiting.length > 0 || running.size > 0) {
    for (let part = waiting.find(isReady); part && running.size < cores; part = waiting.find(isReady)) {
      const started = part;
      waiting.splice(waiting.indexOf(started), 1);
      running.set(
        started,
        started.run().then(() => started),
      );
    }
    if (running.size === 0) {
      throw new Error(`These wait for parts that never end: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
    const part = await Promise.race(running.values());
    running.delete(part);
    ended.add(part.name);
  }
}
