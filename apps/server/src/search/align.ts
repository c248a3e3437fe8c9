import { CODES, type LanguageCosts, type QueryCosts, REPEATED_SOUND_COST, SWAPPED_COST } from './editCosts';
import type { Sounds } from './fold/sounds';

/** Valid until the next call of `align`, which reuses the arrays. A cost above `maxCost` is Infinity. */
interface Aligned {
  /** Cost of the whole query up to each column. */
  last: Float64Array;
  /** Where the cheapest way to each column begins. */
  starts: Uint16Array;
  /** Cost of each beginning of the query against the whole name. */
  atEnd: Float64Array;
}

/** The rows of an alignment, used again by the next: hundreds of names are compared for each query. */
const makeRows = (size: number) => ({
  size,
  loss: new Float64Array(size),
  before: new Float64Array(size),
  above: new Float64Array(size),
  here: new Float64Array(size),
  origins: new Uint16Array(size),
  from: new Uint16Array(size),
  atEnd: new Float64Array(size),
});
let rows = makeRows(128);

/**
 * Fills what each of the name's sounds costs to lose, and the row above the query's first sound: what it costs to pass over
 * the name's beginning. Returns the last column that is reached.
 */
function fillFirstRow(
  name: Sounds,
  deletionCosts: Float64Array,
  maxCost: number,
  mayStart: readonly number[],
): number {
  const width = name.length + 1;
  const { loss, above, origins } = rows;
  above.fill(Number.POSITIVE_INFINITY, 0, width);
  above[0] = 0;
  origins[0] = 0;
  let end = 0;
  for (let column = 1; column < width; column += 1) {
    const code = name.charCodeAt(column - 1);
    // Where a word begins as the one before it ends, both may be written once.
    loss[column - 1] =
      column > 1 && code === name.charCodeAt(column - 2)
        ? REPEATED_SOUND_COST
        : (deletionCosts[code] as number);
    const isFree = mayStart.includes(column);
    const cost = isFree ? 0 : (above[column - 1] as number) + (loss[column - 1] as number);
    if (cost > maxCost) continue;
    above[column] = cost;
    origins[column] = isFree ? column : (origins[column - 1] as number);
    end = column;
  }
  return end;
}

/**
 * Edit distance with swapped neighbours, sound by sound; `mayStart` says at which columns a way may begin for nothing.
 * Only the columns of a row are looked at that a way below `maxCost` can reach.
 */
export function align(
  { sounds: query, losses }: QueryCosts,
  name: Sounds,
  { substitutionCosts, deletionCosts }: LanguageCosts,
  maxCost: number,
  mayStart: readonly number[],
): Aligned {
  const width = name.length + 1;
  const size = Math.max(width, query.length + 1);
  if (size > rows.size) rows = makeRows(size * 2);
  const { loss, atEnd } = rows;
  let { before, above, here, origins, from } = rows;
  atEnd.fill(Number.POSITIVE_INFINITY, 0, query.length + 1);
  before.fill(Number.POSITIVE_INFINITY, 0, width);
  // The columns that were reached in the row above, and in the one before it.
  let [first, end] = [0, fillFirstRow(name, deletionCosts, maxCost, mayStart)];
  atEnd[0] = above[width - 1] as number;
  let [firstBefore, endBefore] = [first, end];
  for (let row = 1; row <= query.length; row += 1) {
    const code = query.charCodeAt(row - 1);
    const codeBefore = row > 1 ? query.charCodeAt(row - 2) : -1;
    const own = losses[row - 1] as number;
    here.fill(Number.POSITIVE_INFINITY, 0, width);
    const from0 = Math.min(first, firstBefore + 2);
    const reach = Math.max(end + 1, endBefore + 2);
    let [firstHere, endHere] = [-1, -1];
    for (let column = from0; column < width; column += 1) {
      let cost = (above[column] as number) + own;
      let origin = origins[column] as number;
      if (column > 0) {
        const other = name.charCodeAt(column - 1);
        const same = (above[column - 1] as number) + (substitutionCosts[code * CODES + other] as number);
        if (same <= cost) {
          cost = same;
          origin = origins[column - 1] as number;
        }
        const more = (here[column - 1] as number) + (loss[column - 1] as number);
        if (more < cost) {
          cost = more;
          origin = from[column - 1] as number;
        }
        if (codeBefore === other && column > 1 && name.charCodeAt(column - 2) === code)
          cost = Math.min(cost, (before[column - 2] as number) + SWAPPED_COST);
      }
      if (cost <= maxCost) {
        here[column] = cost;
        from[column] = origin;
        if (firstHere === -1) firstHere = column;
        endHere = column;
      } else if (column >= reach) break;
    }
    [before, above, here] = [above, here, before];
    [origins, from] = [from, origins];
    atEnd[row] = above[width - 1] as number;
    // No way gets cheaper from here; a swap still leads over it.
    if (endHere === -1 && end === -1) break;
    [firstBefore, endBefore] = [first, end];
    [first, end] = endHere === -1 ? [width, -1] : [firstHere, endHere];
  }
  return { last: above, starts: origins, atEnd };
}
