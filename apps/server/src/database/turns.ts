import { within } from '../within';
import { DatabaseUnavailable } from './databaseErrors';

/** How many may work at once, how many more may wait for that, and how long. */
export interface TurnLimits {
  readonly most: number;
  readonly mostWaiting: number;
  readonly waitMs: number;
  /** Makes the error for those that are too many or wait too long; else it says that the database is not available. */
  readonly refuse?: (reason: string) => Error;
}

const databaseUnavailable = (reason: string) => new DatabaseUnavailable(reason);

/** Work that waits for its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `most` run at once; the others wait in turn, for a time and in a number that are bounded. */
export function createTurns({ most, mostWaiting, waitMs, refuse = databaseUnavailable }: TurnLimits): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  const wait = () => {
    if (waiting.length >= mostWaiting) throw refuse('Too many wait for their turn.');
    let next = () => {};
    const turn = new Promise<void>((resolve) => {
      next = resolve;
      waiting.push(resolve);
    });
    return within(waitMs, turn, async () => {
      waiting.splice(waiting.indexOf(next), 1);
      throw refuse('The turn did not come in time.');
    });
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await wait();
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Lets those of one name wait in turn, and forgets names for which none is left. */
export function createTurnsByName(
  limits: TurnLimits,
): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, { readonly inTurn: InTurn; users: number }>();
  return async (name, work) => {
    const own = turns.get(name) ?? { inTurn: createTurns(limits), users: 0 };
    turns.set(name, own);
    own.users += 1;
    try {
      return await own.inTurn(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) turns.delete(name);
    }
  };
}
