import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@chalchitra/api/constants';
import type { PlanWire } from '@chalchitra/api/types';
import postgres from 'postgres';
import type { FaultyNetwork } from '../src/testing/faultyNetwork';
import { createViewer } from './client';
import { NO_FAULTS } from './provider';
import type { Shop } from './shop';

/** Something that fails under a node for a while. */
export interface Fault {
  readonly name: string;
  begin(): Promise<unknown> | unknown;
  end(): Promise<unknown> | unknown;
  /** What went wrong meanwhile and is seen afterwards, in words. */
  findWrong?(): Promise<readonly string[]>;
}

const CLOCK = 'clock';
const FILLER = 'filler';
/** A new embedded database takes a third of it. */
const DISK = '160m';
const FILLED_AT_ONCE = Buffer.alloc(64 * 1024);

/** What lets a node's clock be set: a file in its folder that its own process reads. */
export const clockSettings = (dataFolder: string) => ({
  NODE_OPTIONS: `--require ${join(import.meta.dirname, 'clock.cjs')}`,
  TRUST_CLOCK: join(dataFolder, CLOCK),
});

/** Sets the clocks of all nodes to so many milliseconds off. */
const setClocks = (shop: Shop, offset: number) => async () => {
  for (const { dataFolder } of shop.nodes) writeFileSync(join(dataFolder, CLOCK), String(offset));
  // Nodes look at the file twenty times a second.
  await pause(200);
};

/** A clock that is off, and a payment that is settled meanwhile: the payer gets every day of it. */
function clockFault(shop: Shop, name: string, offset: number, plan: PlanWire): Fault {
  const viewer = createViewer(`user-punctual-${name.replaceAll(/\W/g, '-')}`, shop.anywhere);
  let paidAt = 0;
  return {
    name,
    async begin() {
      const orderId = await viewer.order(plan.id, plan.amount);
      await setClocks(shop, offset)();
      paidAt = Math.floor(Date.now() / 1000) * 1000;
      await shop.provider.store.attempt(orderId, 'pay', { email: null, contact: null });
      await shop.provider.settleWebhooks();
    },
    end: setClocks(shop, 0),
    async findWrong() {
      const [record, ...others] = await viewer.history();
      if (record === undefined || others.length > 0)
        return [`${name}: a payment made ${others.length === 0 ? 'no record' : 'several records'}`];
      const days = (Date.parse(record.period_end ?? '') - paidAt) / DAY_MS;
      return [
        ...(record.status === 'paid' ? [] : [`${name}: a payment is ${record.status}`]),
        // A clock that is ahead lets a period begin and end later by as much.
        ...(days >= plan.duration_days && days < plan.duration_days + 2
          ? []
          : [`${name}: a payment of ${plan.duration_days} days lasts for ${days}`]),
      ];
    },
  };
}

const clockFaults = (shop: Shop, plan: PlanWire, where: string): Fault[] => [
  clockFault(shop, `clock a day ahead${where}`, DAY_MS, plan),
  clockFault(shop, `clock a day behind${where}`, -DAY_MS, plan),
];

/** What fails under a node on PostgreSQL. */
export function faultsOnPostgres(
  shop: Shop,
  plan: PlanWire,
  network: FaultyNetwork,
  admin: postgres.Sql,
): Fault[] {
  const database = new URL(shop.databaseUrl).pathname.slice(1);
  const dropConnections = () =>
    admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database} and pid <> pg_backend_pid()`;
  const readOnly = async (isOn: boolean) => {
    await admin.unsafe(
      `alter database ${database} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
    );
    await dropConnections();
  };
  const call = (outcome: 'broken' | 'busy' | 'hung' | 'garbled' | 'fine') => () =>
    shop.provider.setFaults({ ...NO_FAULTS, call: () => outcome });
  const own = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  return [
    { name: 'database away', begin: network.cut, end: network.heal },
    { name: 'database hung', begin: network.hang, end: network.heal },
    { name: 'database’s connections dropped', begin: dropConnections, end: () => {} },
    { name: 'database read-only', begin: () => readOnly(true), end: () => readOnly(false) },
    {
      // PostgreSQL's own error 53100, as when it can't write any more.
      name: 'database’s disk full',
      begin: () =>
        own.unsafe(`
          create function full_disk() returns trigger language plpgsql as
            $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
          create trigger full_disk before insert on payment_requests execute function full_disk()`),
      end: async () => {
        await own.unsafe('drop trigger full_disk on payment_requests; drop function full_disk()');
        await own.end();
      },
    },
    { name: 'provider responds with 500', begin: call('broken'), end: call('fine') },
    { name: 'provider responds with 429', begin: call('busy'), end: call('fine') },
    { name: 'provider never responds', begin: call('hung'), end: call('fine') },
    { name: 'provider responds with nonsense', begin: call('garbled'), end: call('fine') },
    ...clockFaults(shop, plan, ''),
  ];
}

/** Gives a folder a small disk of its own; returns how to take it away, or null where this machine doesn't let us. */
export function giveDisk(folder: string): (() => void) | null {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]);
  return status === 0 ? () => void spawnSync('umount', ['-l', folder]) : null;
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  const opened = openSync(file, 'a');
  try {
    for (;;) writeSync(opened, FILLED_AT_ONCE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(opened);
  }
}

/** What fails under a node with its own database; `buy` makes it write until a bill is refused. */
export function faultsOnEmbedded(
  shop: Shop,
  plan: PlanWire,
  hasDisk: boolean,
  buy: () => Promise<unknown>,
): Fault[] {
  const [node] = shop.nodes;
  if (!node) throw new Error('There is no node');
  const filler = join(node.dataFolder, FILLER);
  const full: Fault = {
    name: 'disk under DATA_DIR full, embedded',
    begin: async () => {
      fill(filler);
      await buy();
    },
    end: () => rmSync(filler),
  };
  const killed: Fault = {
    name: 'kill -9 and a new start, embedded',
    begin: () => node.kill(),
    end: () => node.start(),
  };
  return [...(hasDisk ? [full] : []), ...clockFaults(shop, plan, ', embedded'), killed];
}
