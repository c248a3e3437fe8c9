import { align } from './align';
import { costsOfLanguage, costsOfQuery, OTHER_COST } from './editCosts';
import type { Sounds } from './fold/sounds';

/** Where a query stands in a name. */
export interface Match {
  /** From 0, the same sounds and nothing else; the better, the lower. */
  cost: number;
  /** What of it comes of other sounds, not of where the query stands. */
  editCost: number;
  /** Columns of the name's sounds, words joined, that it stands for. */
  start: number;
  end: number;
  /** Whether it is the name from its first sound to its last. */
  isWhole: boolean;
  /** How many sounds were compared: the query's, or what it stands for where that is more. */
  sounds: number;
}

/** Nothing of a query is in a name. */
export const NO_MATCH: Match = {
  cost: Number.POSITIVE_INFINITY,
  editCost: Number.POSITIVE_INFINITY,
  start: 0,
  end: 0,
  isWhole: false,
  sounds: 0,
};

const AT_START = 0.05;
const AT_WORD = 0.22;
const REST = 0.12;
const INSIDE_WORD = 0.04;
const BEYOND = 0.3;
/** Up to these shares of other sounds a query stands in a name, however few sounds it has: as the whole of it, and elsewhere. */
const MAX_WHOLE_EDIT_COST = 0.3;
const MAX_PART_EDIT_COST = 0.1;

/** What a query that is misspelt by more may cost: the fewer its sounds, the less, as some name is near to any two or three. */
const maxCostOf = (sounds: number) => 0.55 - 1.02 / sounds;

/**
 * The cheapest way to find a query in a name: as the whole of it, its beginning, or from one of its words on.
 * @param lang the name's language (BCP 47), which says what is easily written for what; empty where it isn't known.
 * @param maxCost a cost beyond which it doesn't matter how high it is; such a name costs infinitely much, as does one that is
 * too far for how few sounds the query has.
 */
export function findIn(
  typed: readonly Sounds[],
  words: readonly Sounds[],
  lang: string,
  maxCost = OTHER_COST,
): Match {
  const costs = costsOfLanguage(lang.split('-')[0] ?? '');
  const query = costsOfQuery(typed, costs);
  const { length } = query;
  const name = words.join('');
  // Where words begin, but the first; there the one before it ends.
  const bounds: number[] = [];
  for (let index = 1, column = 0; index < words.length; index += 1) {
    column += (words[index - 1] as Sounds).length;
    bounds.push(column);
  }
  const rest = (end: number) =>
    end === name.length ? 0 : REST * (1 - end / name.length) + (bounds.includes(end) ? 0 : INSIDE_WORD);

  const isQueryLonger = name.length >= 4 && Math.ceil(name.length * 0.7) < query.sounds.length;
  const whole = align(
    query,
    name,
    costs,
    maxCost * (isQueryLonger ? Math.max(length, name.length) : length),
    [],
  );
  const maxMisspeltCost = maxCostOf(query.sounds.length);
  let best = NO_MATCH;
  const consider = (editCost: number, place: number, start: number, end: number) => {
    const cost = editCost + place;
    if (
      cost < best.cost &&
      (editCost <= (place === 0 ? MAX_WHOLE_EDIT_COST : MAX_PART_EDIT_COST) || cost <= maxMisspeltCost)
    )
      best = {
        cost,
        editCost,
        start,
        end,
        isWhole: place === 0,
        sounds: Math.max(query.sounds.length, end - start),
      };
  };
  consider((whole.last[name.length] ?? OTHER_COST) / length, 0, 0, name.length);
  for (let end = 1; end < name.length; end += 1) {
    const editCost = (whole.last[end] as number) / length;
    if (editCost < best.cost) consider(editCost, AT_START + rest(end), 0, end);
  }
  // The query says more than the name: its beginning is the whole name.
  if (isQueryLonger)
    for (let row = Math.ceil(name.length * 0.7); row < query.sounds.length; row += 1)
      consider(
        (whole.atEnd[row] ?? OTHER_COST) / name.length,
        0.1 + BEYOND * (1 - row / query.sounds.length),
        0,
        name.length,
      );
  const left = Math.min(maxCost, best.cost) - AT_WORD;
  if (words.length > 1 && left > 0) {
    const inside = align(query, name, costs, left * length, bounds);
    for (let end = 1; end <= name.length; end += 1) {
      const editCost = (inside.last[end] as number) / length;
      if (editCost < best.cost)
        consider(editCost, AT_WORD + rest(end) / 2, inside.starts[end] as number, end);
    }
  }
  return best;
}
