import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../tools/install.mjs';
import { freePort } from '../../../tools/ports.mjs';
import { startPart } from '../../../tools/product/parts.mjs';

/** The built server as a process of its own, that can be killed and started again under the same address. */
export interface Node {
  readonly name: string;
  readonly url: string;
  readonly dataFolder: string;
  /** Process id of the current start. */
  pid(): number;
  /** Starts it; resolves when it is ready. */
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** Everything that it has logged since its last start. */
  log(): string;
  removeData(): void;
}

export interface NodeOptions {
  readonly name: string;
  /** Null: the embedded database, in the node's own folder. */
  readonly databaseUrl: string | null;
  readonly identityHost: string;
  readonly providerUrl: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly nodeSettings?: ((dataFolder: string) => Readonly<Record<string, string>>) | undefined;
  /** Folder of the built server, below `apps/server`. */
  readonly build?: string;
}

/** Keys that all nodes share, so that any of them can stand in for another. */
export const KEYS = {
  keyId: 'rzp_sandbox_trust',
  keySecret: 'the provider’s key of the trust suite',
  webhookSecret: 'the webhooks’ secret of the trust suite',
};

/** Prepares a node on a port of its own; nothing is started yet. */
export async function createNode(options: NodeOptions): Promise<Node> {
  const { name, databaseUrl, identityHost, providerUrl, settings, build = 'dist' } = options;
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'chalchitra-trust-'));
  // Beside the data, whose disk may be full.
  const logFolder = mkdtempSync(join(tmpdir(), 'chalchitra-trust-logs-'));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    CHALCHITRA_MODE: 'local',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
    FIREBASE_PROJECT_ID: 'demo-test',
    FIREBASE_AUTH_EMULATOR_HOST: identityHost,
    RAZORPAY_API_URL: providerUrl,
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    MEDIA_SIGNING_KEY: 'the media key of the trust suite, long',
    LOG_KEY: 'the log’s key of the trust suite, long',
    LOG_LEVEL: 'info',
    RATE_LIMIT: '0',
    ...settings,
    ...options.nodeSettings?.(dataFolder),
  };
  const readLog = () => readFileSync(join(logFolder, `${name}.log`), 'utf8');
  let part: ReturnType<typeof startPart> | null = null;
  const running = () => {
    if (part === null) throw new Error(`${name} isn’t running`);
    return part;
  };
  return {
    name,
    url,
    dataFolder,
    pid: () => running().child.pid ?? 0,
    async start() {
      const file = join(root, 'apps/server', build, 'main.js');
      part = startPart({ name, file, env, logFolder });
      await part.message('ready').catch(async (error: Error) => {
        await pause(500);
        throw new Error(`${error.message}:\n${readLog()}`);
      });
    },
    async kill() {
      running().child.kill('SIGKILL');
      await running().ended;
    },
    stop: () => running().stop(),
    log: readLog,
    removeData() {
      for (const folder of [dataFolder, logFolder]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
