import { startWith } from './node.mjs';
import { neighbours, queries, titles } from './set.mjs';

const SHOWN = 5;
const AT_ONCE = 4;

/** @typedef {{ asked: number, first: number, inFive: number }} Count */
/** By the name of a language or kind, then by part of the set. @typedef {Map<string, Map<string, Count>>} Counts */

/**
 * Asks everything of the set, and counts by language and by kind what was found first and among the first five.
 * @param {(miss: object) => void} report hears of each query whose title isn't first
 * @returns {Promise<{ titles: number, neighbours: number, counts: Counts }>}
 */
export async function measureQuality(report) {
  const node = await startWith([...titles, ...neighbours], { isEmbedded: true });
  /** @type {Counts} */
  const counts = new Map();
  const add = (/** @type {string} */ group, /** @type {string} */ part, /** @type {number} */ rank) => {
    const parts = counts.get(group) ?? new Map();
    const before = parts.get(part) ?? { asked: 0, first: 0, inFive: 0 };
    counts.set(group, parts);
    parts.set(part, {
      asked: before.asked + 1,
      first: before.first + (rank === 0 ? 1 : 0),
      inFive: before.inFive + (rank >= 0 ? 1 : 0),
    });
  };
  const left = [...queries];
  const askAll = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const { query, kind, lang, part, right } = next;
      const answer = await fetch(`${node.calls}/api/search?q=${encodeURIComponent(query)}&limit=${SHOWN}`);
      if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
      const { items } = await answer.json();
      const rank = items.findIndex((/** @type {{ id: string }} */ { id }) => right.includes(id));
      if (rank !== 0) report({ part, lang, kind, query, rank, found: items[0]?.name });
      for (const group of ['all', `language ${lang}`, `kind ${kind}`]) add(group, part, rank);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, askAll));
    return { titles: titles.length, neighbours: neighbours.length, counts };
  } finally {
    await node.close();
  }
}
