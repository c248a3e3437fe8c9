import { isAbsolute } from 'node:path';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { locations } from '../locations';
import type { Seller } from '../receipts/receipts.store';
import { readBrand } from './settings.brand';
import { readFirebase } from './settings.firebase';
import { type MailSettings, readMail } from './settings.mail';
import { readRazorpay } from './settings.razorpay';
import { readSeller } from './settings.seller';
import {
  type Environment,
  httpUrl,
  key,
  oneOf,
  origin,
  origins,
  required,
  SettingsError,
  secure,
  text,
  url,
  urlOrPath,
  wholeNumber,
} from './settings.variables';

/** Where data is kept. */
export interface StorageSettings {
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder with `catalogue.json`, `artwork/` and `media/`. */
  readonly catalogueDir: string;
}

/** Settings in force: environment variables read once, checked, with the defaults of the mode. */
export interface Settings extends StorageSettings {
  readonly mode: 'local' | 'hosted';
  readonly host: string;
  readonly port: number;
  /** Address under which browsers reach this server, without a slash at the end. */
  readonly publicUrl: string;
  /** Address under which this server reaches itself, without a slash at the end. */
  readonly ownUrl: string;
  readonly servers: { readonly content: string; readonly payments: string; readonly creators: string };
  readonly sendToken: 'same-origin' | 'all';
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string;
    /** `host:port` of the Auth emulator; null where the real service is used. */
    readonly emulatorHost: string | null;
  };
  readonly razorpay: {
    readonly keyId: string;
    readonly keySecret: string;
    readonly webhookSecret: string;
    /** The secrets that were replaced lately; what they signed is still accepted. */
    readonly previousKeySecret: string | null;
    readonly previousWebhookSecret: string | null;
    readonly apiUrl: string;
    readonly checkoutUrl: string;
  };
  /** What the operator decides about refunds and payments made twice. */
  readonly payments: {
    readonly secondPayments: 'refund' | 'renew';
    readonly refundEndsAbove: number;
    /** Who gives receipts; without a GSTIN they claim no tax. */
    readonly seller: Seller;
  };
  readonly mail: MailSettings;
  readonly embedHost: string;
  /** Origins beside this server's from which pages may load pictures and media. */
  readonly mediaOrigins: readonly string[];
  /** Origins of pages elsewhere that may call the services. */
  readonly allowedOrigins: readonly string[];
  /** Keys of media signatures, the one in force first; none: one is made and kept in the data folder. */
  readonly mediaSigningKeys: readonly string[];
  readonly brand: {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly colour: string | null;
    readonly contactEmail: string;
    /** Version of the terms that users agree to when they register. */
    readonly termsVersion: string;
    /** The operator's own pages, to which the footer leads. */
    readonly pages: RuntimeSettings['brand']['pages'];
  };
  readonly logLevel: LogLevel;
  /** Key by which the log names people; null: one is made and kept in the data folder. */
  readonly logKey: string | null;
  /** Vite's development server, from which pages and assets come in development. */
  readonly webDevUrl: string | null;
  /** Number of proxies in front whose `X-Forwarded-For` entries are believed. */
  readonly trustProxy: number;
  /** Port on which the metrics for Prometheus are; 0 for none. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** Calls a minute that one account may make, a tenth of them writing; 0 for no limit. */
  readonly rateLimit: number;
  /** Connections at once; further ones are closed as they come. */
  readonly maxConnections: number;
  /** Seconds for which a server still responds after SIGTERM, unready, before it takes no more connections. */
  readonly stopDelay: number;
  /** Whether browsers keep what a page needs while offline; `off` withdraws the service workers that they have. */
  readonly serviceWorker: 'on' | 'off';
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Least weight of what is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const readMode = (env: Environment) => oneOf(env, 'CHALCHITRA_MODE', ['local', 'hosted'], 'hosted');

/** The data folder. From a relative one in the release's folder no update would take the embedded database along. */
function readDataDir(env: Environment, databaseUrl: string | null): string {
  const dataDir = text(env, 'DATA_DIR') ?? '.data';
  if (readMode(env) === 'hosted' && databaseUrl === null && !isAbsolute(dataDir)) {
    throw new SettingsError(
      'DATA_DIR must be an absolute path in hosted mode without DATABASE_URL: a folder that an update leaves alone.',
    );
  }
  return dataDir;
}

/** The part of the settings that tools need which touch the data alone. */
export function readStorageSettings(env: Environment): StorageSettings {
  const databaseUrl = text(env, 'DATABASE_URL');
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingsError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return {
    dataDir: readDataDir(env, databaseUrl),
    databaseUrl,
    catalogueDir: text(env, 'CATALOGUE_DIR') ?? locations.catalogue,
  };
}

/** The key in force, then the one that it replaces. */
function signingKeys(env: Environment): string[] {
  const [current, previous] = [key(env, 'MEDIA_SIGNING_KEY'), key(env, 'MEDIA_SIGNING_KEY_PREVIOUS')];
  if (!current && previous) {
    throw new SettingsError('MEDIA_SIGNING_KEY_PREVIOUS needs MEDIA_SIGNING_KEY, which replaces it.');
  }
  return [current, previous].filter((one) => one !== null);
}

/** The address of a server. A hosted one needs https: the token would be sent unencrypted, and a page under https can't call another. */
function readServer(env: Environment, name: string, fallback: string, mode: Settings['mode']): string {
  const address = urlOrPath(env, name, fallback);
  return mode === 'hosted' ? secure(name, address) : address;
}

function readHost(env: Environment, mode: Settings['mode']): string {
  const host = text(env, 'HOST');
  if (mode === 'hosted') return host ?? '0.0.0.0';
  if (host !== null && !LOOPBACK.includes(host)) {
    throw new SettingsError(`HOST must be a loopback address in local mode, not "${host}".`);
  }
  return host ?? '127.0.0.1';
}

/** The proxies in front. TLS ends at one, so under https nobody is to forget it: all visitors would count as one address. */
function readTrustProxy(env: Environment, { mode, publicUrl }: PaymentSettings): number {
  if (mode === 'hosted' && publicUrl.startsWith('https://') && text(env, 'TRUST_PROXY') === null) {
    throw new SettingsError(
      'TRUST_PROXY must be set where PUBLIC_URL starts with https://: the number of proxies in front, 0 for none.',
    );
  }
  return wholeNumber(env, 'TRUST_PROXY', 0, 10);
}

/** The part of the settings that payments need, for the operator's command as for the server. */
export type PaymentSettings = StorageSettings &
  Pick<
    Settings,
    'mode' | 'host' | 'port' | 'publicUrl' | 'ownUrl' | 'razorpay' | 'payments' | 'brand' | 'logLevel'
  >;

export function readPaymentSettings(env: Environment): PaymentSettings {
  const mode = readMode(env);
  const port = wholeNumber(env, 'PORT', 8080, 65_535);
  if (mode === 'hosted') required(env, 'PUBLIC_URL');
  const publicUrl = origin(env, 'PUBLIC_URL', `http://localhost:${port}`);
  if (mode === 'hosted') secure('PUBLIC_URL', publicUrl);
  const host = readHost(env, mode);
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const ownUrl = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  return {
    mode,
    host,
    port,
    publicUrl,
    ownUrl,
    ...readStorageSettings(env),
    razorpay: readRazorpay(env, mode, ownUrl),
    payments: {
      secondPayments: oneOf(env, 'SECOND_PAYMENTS', ['refund', 'renew'], 'refund'),
      refundEndsAbove: wholeNumber(env, 'REFUND_ENDS_ABOVE', 50, 100),
      seller: readSeller(env),
    },
    brand: readBrand(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

/**
 * Reads the environment into settings.
 * @throws SettingsError with one sentence that names the variable and what is wrong with it.
 */
export function readSettings(env: Environment): Settings {
  const forPayments = readPaymentSettings(env);
  const { mode } = forPayments;
  const webDevUrl = text(env, 'WEB_DEV_URL');
  if (webDevUrl !== null && mode === 'hosted') {
    throw new SettingsError('WEB_DEV_URL may be set in local mode only.');
  }
  return {
    ...forPayments,
    mail: readMail(env, forPayments),
    servers: {
      content: readServer(env, 'CONTENT_URL', '/services/content', mode),
      payments: readServer(env, 'PAYMENTS_URL', '/services/payments', mode),
      creators: readServer(env, 'CREATORS_URL', '/services/creators', mode),
    },
    sendToken: oneOf(env, 'SEND_TOKEN', ['same-origin', 'all'], 'same-origin'),
    firebase: readFirebase(env, mode),
    embedHost:
      mode === 'local'
        ? url(env, 'EMBED_HOST', '')
        : url(env, 'EMBED_HOST', 'https://www.youtube-nocookie.com'),
    mediaOrigins: origins(env, 'MEDIA_ORIGINS'),
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    mediaSigningKeys: signingKeys(env),
    logKey: key(env, 'LOG_KEY'),
    webDevUrl: webDevUrl === null ? null : httpUrl('WEB_DEV_URL', webDevUrl),
    trustProxy: readTrustProxy(env, forPayments),
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0, 65_535),
    metricsHost: text(env, 'METRICS_HOST') ?? '127.0.0.1',
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 1200, 1_000_000),
    maxConnections: wholeNumber(env, 'MAX_CONNECTIONS', 8000, 1_000_000),
    serviceWorker: oneOf(env, 'SERVICE_WORKER', ['on', 'off'] as const, 'on'),
    stopDelay: wholeNumber(env, 'STOP_DELAY', mode === 'hosted' ? 5 : 0, 600),
  };
}
