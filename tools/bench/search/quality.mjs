import { startWith } from './node.mjs';
import { neighbours, queries, titles } from './set.mjs';

const SHOWN = 5;
const AT_ONCE = 4;

/** @typedef {{ queries: number, first: number, inFive: number }} Count */
/** By the name of a language or kind, then by part of the set. @typedef {Map<string, Map<string, Count>>} Counts */

/**
 * Sends every query of the set, and counts by language and by kind what was found first and among the first five.
 * @param {(miss: object) => void} report hears of each query whose title isn't first
 * @returns {Promise<{ titles: number, neighbours: number, counts: Counts }>}
 */
export async function measureQuality(report) {
  const node = await startWith([...titles, ...neighbours], { isEmbedded: true });
  /** @type {Counts} */
  const counts = new Map();
  const add = (/** @type {string} */ group, /** @type {string} */ part, /** @type {number} */ rank) => {
    const parts = counts.get(group) ?? new Map();
    const before = parts.get(part) ?? { queries: 0, first: 0, inFive: 0 };
    counts.set(group, parts);
    parts.set(part, {
      queries: before.queries + 1,
      first: before.first + (rank === 0 ? 1 : 0),
      inFive: before.inFive + (rank >= 0 ? 1 : 0),
    });
  };
  const left = [...queries];
  const sendAll = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const { query, kind, lang, part, right } = next;
      const response = await fetch(`${node.calls}/api/search?q=${encodeURIComponent(query)}&limit=${SHOWN}`);
      if (response.status !== 200) throw new Error(`${query}: ${response.status}`);
      const { items } = await response.json();
      const rank = items.findIndex((/** @type {{ id: string }} */ { id }) => right.includes(id));
      if (rank !== 0) report({ part, lang, kind, query, rank, found: items[0]?.name });
      for (const group of ['all', `language ${lang}`, `kind ${kind}`]) add(group, part, rank);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
    return { titles: titles.length, neighbours: neighbours.length, counts };
  } finally {
    await node.close();
  }
}
