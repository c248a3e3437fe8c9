import { plans as plansCall } from '@chalchitra/api/contract';
import type { PlanWire } from '@chalchitra/api/types';
import postgres from 'postgres';
import { findPostgres, startPostgres } from '../../../tools/postgres.mjs';
import { type OpenDatabase, openDatabase } from '../src/database/database';
import { startFakeIdentity } from '../src/testing/fakeIdentity';
import { createNode, type Node } from './nodes';
import { type Provider, startProvider } from './provider';
import type { Random } from './random';

/** A whole shop: nodes on one PostgreSQL, the provider and the identity service. */
export interface Shop {
  readonly nodes: readonly Node[];
  readonly provider: Provider;
  readonly databaseUrl: string;
  readonly identityHost: string;
  /** The address of any node. */
  anywhere(): string;
  /** What can be bought, as any node says it; there is always something. */
  plans(): Promise<[PlanWire, ...PlanWire[]]>;
  /** The nodes' database, to look into; a node with one of its own is stopped for it. */
  openNodeDatabase(): Promise<OpenDatabase>;
  close(): Promise<void>;
}

async function createDatabase(url: string, name: string): Promise<string> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

export interface ShopOptions {
  readonly nodes?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder of the built server, below `apps/server`. */
  readonly build?: string | undefined;
  /** Whether each node has a database of its own, in its folder. */
  readonly isEmbedded?: boolean;
  /** Settings that a node's folder decides. */
  readonly nodeSettings?: (dataFolder: string) => Readonly<Record<string, string>>;
  /** Called when all nodes have stopped, before their folders are removed. */
  readonly onStopped?: () => void;
  /** The way to the database, where it isn't the direct one. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

/** Starts the provider and so many nodes, each with its own process, port and folder. */
export async function startShop(random: Random, options: ShopOptions = {}): Promise<Shop> {
  const {
    nodes: count = 2,
    settings = {},
    build = 'dist',
    isEmbedded = false,
    nodeSettings,
    onStopped = () => {},
    through = (url: string) => Promise.resolve(url),
  } = options;
  const binaries = findPostgres();
  if (binaries === null) throw new Error('Install PostgreSQL: the nodes of this suite share one database.');
  const cluster = await startPostgres(binaries);
  const identity = await startFakeIdentity();
  const databaseUrl = await createDatabase(cluster.url, 'shop');
  const way = await through(databaseUrl);
  const nodes: Node[] = [];
  const anywhere = () => random.pick(nodes).url;
  const provider = await startProvider(
    await createDatabase(cluster.url, 'provider'),
    () => nodes.map(({ url }) => url),
    random,
  );
  for (let index = 1; index <= count; index += 1) {
    const name = `node-${index}`;
    const { host: identityHost } = identity;
    const { url: providerUrl } = provider;
    const own = { databaseUrl: isEmbedded ? null : way, nodeSettings };
    nodes.push(await createNode({ name, ...own, identityHost, providerUrl, settings, build }));
  }
  await Promise.all(nodes.map((node) => node.start()));
  return {
    nodes,
    provider,
    databaseUrl,
    identityHost: identity.host,
    anywhere,
    async plans() {
      const response = await fetch(`${anywhere()}/services/payments${plansCall.path}`);
      const [first, ...others] = ((await response.json()) as { orders: PlanWire[] }).orders;
      if (first === undefined) throw new Error('There are no plans');
      return [first, ...others];
    },
    async openNodeDatabase() {
      if (!isEmbedded) return openDatabase({ databaseUrl, dataDir: '' });
      const [node] = nodes;
      if (node === undefined || nodes.length > 1) throw new Error('Each node has a database of its own');
      await node.stop();
      return openDatabase({ databaseUrl: null, dataDir: node.dataFolder });
    },
    async close() {
      await Promise.all(nodes.map((node) => node.stop()));
      await provider.close();
      await identity.close();
      cluster.stop();
      onStopped();
      for (const node of nodes) node.removeData();
    },
  };
}
