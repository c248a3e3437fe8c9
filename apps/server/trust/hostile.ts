import fc from 'fast-check';
import { memoryOf } from '../../../tools/bench/server/processes.mjs';
import { findForgeries } from './forgeries';
import { breachIn } from './hostile.judge';
import { hostile, obvious } from './hostile.requests';
import { addressOf, send } from './hostile.send';
import { makeVictim } from './hostile.victim';
import type { Random } from './random';
import { startShop } from './shop';

export interface HostileResult {
  readonly requests: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Resident memory of all nodes, in MiB: after a tenth of the requests, and at the end. */
  readonly memory: { readonly before: number; readonly after: number };
  readonly problems: readonly string[];
}

const AT_ONCE = 32;
const MAX_SHOWN = 20;

/** So many requests made from the contract itself, by people who have no right to the data. */
export async function runHostile(
  random: Random,
  {
    requests,
    build,
    isEmbedded = false,
  }: {
    readonly requests: number;
    readonly build?: string;
    /** Whether it is one node with a database of its own, in place of two on one PostgreSQL. */
    readonly isEmbedded?: boolean;
  },
): Promise<HostileResult> {
  const startedAt = performance.now();
  const settings = { LOG_LEVEL: 'warn' };
  const shop = await startShop(random, { settings, build, isEmbedded, nodes: isEmbedded ? 1 : 2 });
  try {
    const secrets = await makeVictim(shop);
    const problems = await findForgeries(shop);
    const chosen = fc.sample(hostile, {
      numRuns: requests - obvious.length,
      seed: random.below(2 ** 31),
    });
    const all = [...obvious, ...chosen];
    const byStatus: Record<string, number> = {};
    const pids = shop.nodes.map((node) => node.pid());
    const weigh = () => pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
    let before = 0;
    let next = 0;
    const work = async () => {
      for (let one = all[next]; one; one = all[next]) {
        next += 1;
        if (next === Math.ceil(requests / 10)) before = weigh();
        const origin = shop.anywhere();
        try {
          const received = await send(origin, one);
          byStatus[received.status] = (byStatus[received.status] ?? 0) + 1;
          const breach = breachIn(one, received, secrets);
          if (breach) problems.push(`${one.endpoint.method} ${addressOf(one)} (${one.token}) ${breach}`);
        } catch (error) {
          byStatus.closed = (byStatus.closed ?? 0) + 1;
          if (!(error instanceof Error && 'code' in error))
            problems.push(`${addressOf(one)} ${String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const node of shop.nodes) {
      const ready = await fetch(`${node.url}/readyz`);
      if (!ready.ok) problems.push(`${node.name} isn’t ready any more`);
      if (/"level":"error"/.test(node.log()))
        problems.push(`${node.name} has logged an error: ${errorIn(node.log())}`);
    }
    return {
      requests: all.length,
      seconds: Math.round((performance.now() - startedAt) / 1000),
      byStatus,
      memory: { before, after: weigh() },
      problems: problems.slice(0, MAX_SHOWN),
    };
  } finally {
    await shop.close();
  }
}

const errorIn = (log: string) =>
  log
    .split('\n')
    .find((line) => line.includes('"level":"error"'))
    ?.slice(0, 300);
