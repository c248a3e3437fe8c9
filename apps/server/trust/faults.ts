import { setTimeout as pause } from 'node:timers/promises';
import type { PlanWire } from '@chalchitra/api/types';
import postgres from 'postgres';
import { type FaultyNetwork, startFaultyNetwork } from '../src/testing/faultyNetwork';
import { createViewer } from './client';
import { clockSettings, type Fault, faultsOnEmbedded, faultsOnPostgres, giveDisk } from './faults.list';
import type { Random } from './random';
import { type Shop, startShop } from './shop';

/** What a viewer gets while something fails. */
export interface FaultResult {
  readonly fault: string;
  /** Statuses of home, a title, the payments and a new bill meanwhile. */
  readonly meanwhile: string;
  /** The slowest of these responses, in milliseconds. */
  readonly slowest: number;
  /** Until all of them are well again after the fault, in milliseconds. */
  readonly recovered: number;
}

export interface FaultsResult {
  readonly faults: readonly FaultResult[];
  /** What this machine doesn't let us try, in words. */
  readonly untried: readonly string[];
  readonly problems: readonly string[];
}

interface Found extends FaultsResult {
  readonly faults: FaultResult[];
  readonly untried: string[];
  readonly problems: string[];
}

const MAX_RESPONSE_MS = 12_000;
const MAX_RECOVERY_MS = 5_000;
const GIVE_UP_MS = 60_000;

/** Fetches what a viewer of that moment would. */
async function visit(shop: Shop, uid: string, plan: PlanWire) {
  const [node] = shop.nodes;
  if (!node) throw new Error('There is no node');
  const viewer = createViewer(uid, () => node.url);
  const timed = async (response: Promise<{ status: number; body: unknown }>) => {
    const startedAt = performance.now();
    const { status, body } = await response;
    return { status, body, ms: Math.round(performance.now() - startedAt) };
  };
  const page = async (path: string) => {
    const response = await fetch(node.url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    return { status: response?.status ?? 0, body: await response?.text() };
  };
  return Promise.all([
    timed(page('/')),
    timed(page(`/services/content/api/videos/unknown-${performance.now()}`)),
    timed(viewer.tryHistory()),
    timed(viewer.tryOrder(plan.id, plan.amount)),
  ]);
}

/** Whether the four responses are those of a fine day: a title that nobody knows is 404. */
const isWell = ([home, title, history, order]: { status: number }[]) =>
  home?.status === 200 && title?.status === 404 && history?.status === 200 && order?.status === 200;

/** Whether a status may be seen while something fails; 401 where a clock is off, and a sign-in looks too old or too new. */
const isExpected = (fault: string, status: number) =>
  // 502 is for what the provider says and nobody can read; 0 is a node that isn't there.
  [
    200,
    404,
    502,
    503,
    ...(fault.startsWith('clock') ? [401] : []),
    ...(fault.startsWith('kill') ? [0] : []),
  ].includes(status);

/** Lets one thing after another fail under a shop's node, and adds what its viewers get. */
async function tryFaults(
  shop: Shop,
  list: (plan: PlanWire) => readonly Fault[],
  found: Found,
): Promise<void> {
  const [plan] = await shop.plans();
  let visits = 0;
  const visitNext = () => {
    visits += 1;
    return visit(shop, `user-patient-${visits}`, plan);
  };
  if (!isWell(await visitNext())) throw new Error('Nothing is well on a fine day');
  for (const { name, begin, end, findWrong } of list(plan)) {
    await begin();
    const visits = await visitNext();
    await end();
    const endedAt = performance.now();
    while (!isWell(await visitNext()) && performance.now() - endedAt < GIVE_UP_MS) await pause(100);
    const recovered = Math.round(performance.now() - endedAt);
    const slowest = Math.max(...visits.map(({ ms }) => ms));
    const statuses = visits.map(({ status }) => status);
    found.faults.push({ fault: name, meanwhile: statuses.join(' '), slowest, recovered });
    for (const status of statuses) {
      if (!isExpected(name, status)) found.problems.push(`${name}: a viewer got ${status}`);
    }
    if (slowest > MAX_RESPONSE_MS) found.problems.push(`${name}: a viewer waited ${slowest} ms`);
    if (recovered > MAX_RECOVERY_MS) found.problems.push(`${name}: all was well only after ${recovered} ms`);
    found.problems.push(...((await findWrong?.()) ?? []));
  }
  const log = shop.nodes.map((node) => node.log()).join('\n');
  const line = log.split('\n').find((one) => one.includes('user-patient'));
  if (line !== undefined) found.problems.push(`The log names a person: ${line.slice(0, 300)}`);
}

async function onPostgres(random: Random, build: string | undefined, found: Found): Promise<void> {
  let network: FaultyNetwork | null = null;
  const shop = await startShop(random, {
    nodes: 1,
    build,
    nodeSettings: clockSettings,
    async through(url) {
      const way = new URL(url);
      network = await startFaultyNetwork(Number(way.port));
      way.port = String(network.port);
      return way.href;
    },
  });
  if (network === null) throw new Error('There is no way to the database');
  const way: FaultyNetwork = network;
  const admin = postgres(shop.databaseUrl.replace(/\/shop$/, '/postgres'), { max: 1, onnotice: () => {} });
  try {
    await tryFaults(shop, (plan) => faultsOnPostgres(shop, plan, way, admin), found);
  } finally {
    await admin.end();
    await shop.close();
    await way.close();
  }
}

const MAX_BOUGHT = 2000;

/** Makes bills until one is refused, as a disk is full only once a table needs another page. */
async function buyUntilRefused(shop: Shop, { id, amount }: PlanWire): Promise<void> {
  for (let bought = 0; bought < MAX_BOUGHT; bought += 1) {
    const { status } = await createViewer(`user-buyer-${bought}`, shop.anywhere).tryOrder(id, amount);
    if (status !== 200) return;
  }
  throw new Error('A full disk refused nothing');
}

async function onEmbedded(random: Random, found: Found): Promise<void> {
  let removeDisk: (() => void) | null = null;
  const shop = await startShop(random, {
    nodes: 1,
    isEmbedded: true,
    onStopped: () => removeDisk?.(),
    nodeSettings(dataFolder) {
      removeDisk = giveDisk(dataFolder);
      return clockSettings(dataFolder);
    },
  });
  const hasDisk = removeDisk !== null;
  if (!hasDisk)
    found.untried.push('disk under DATA_DIR full: this machine lets only root mount a small disk');
  try {
    await tryFaults(
      shop,
      (plan) => faultsOnEmbedded(shop, plan, hasDisk, () => buyUntilRefused(shop, plan)),
      found,
    );
  } finally {
    await shop.close();
  }
}

/** Lets one thing after another fail under nodes, and says what viewers get, and how soon all is well again. */
export async function runFaults(
  random: Random,
  { build, isShort = false }: { readonly build?: string; readonly isShort?: boolean },
): Promise<FaultsResult> {
  const found: Found = { faults: [], untried: [], problems: [] };
  await onPostgres(random, build, found);
  if (!isShort) await onEmbedded(random, found);
  return found;
}
