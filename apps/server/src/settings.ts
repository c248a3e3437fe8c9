import { locations } from './locations';

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
    readonly apiUrl: string;
    readonly checkoutUrl: string;
  };
  readonly embedHost: string;
  /** Origins beside this server's from which pages may load pictures and media. */
  readonly mediaOrigins: readonly string[];
  /** Origins of pages elsewhere that may call the services. */
  readonly allowedOrigins: readonly string[];
  /** Key of media signatures; null: one is made and kept in the data folder. */
  readonly mediaSigningKey: string | null;
  readonly brand: {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly colour: string | null;
    readonly contactEmail: string;
  };
  readonly logLevel: LogLevel;
  /** Vite's development server, from which pages and assets come in development. */
  readonly webDevUrl: string | null;
  /** Number of proxies in front whose `X-Forwarded-For` entries are believed. */
  readonly trustProxy: number;
  /** Calls a minute that one client may make, a tenth of them writing; 0 for no limit. */
  readonly rateLimit: number;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Least weight of what is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that can't be used; its message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const SANDBOX_KEY_PREFIX = 'rzp_sandbox_';

function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === null) throw new SettingsError(`${name} must be set in hosted mode.`);
  return value;
}

function oneOf<const T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === null) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

function wholeNumber(env: Environment, name: string, fallback: number, greatest: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  if (!/^\d+$/.test(value) || Number(value) > greatest) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${greatest}, not "${value}".`);
  }
  return Number(value);
}

function httpUrl(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new SettingsError(
      `${name} must be an address that starts with http:// or https://, not "${value}".`,
    );
  }
  return value.replace(/\/+$/, '');
}

function url(env: Environment, name: string, fallback: string): string {
  const value = text(env, name);
  return value === null ? fallback : httpUrl(name, value);
}

function urlOrPath(env: Environment, name: string, fallback: string): string {
  const value = text(env, name);
  if (value === null) return fallback;
  return /^\/(?!\/)/.test(value) ? value.replace(/\/+$/, '') : httpUrl(name, value);
}

function origins(env: Environment, name: string): string[] {
  const all = (text(env, name) ?? '').split(/[\s,]+/).filter((part) => part !== '');
  for (const one of all) {
    if (!URL.canParse(one) || new URL(one).origin !== one) {
      throw new SettingsError(`${name} must be origins such as https://media.example, not "${one}".`);
    }
  }
  return all;
}

function hostAndPort(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value !== null && !/^[^\s:/]+:\d+$/.test(value)) {
    throw new SettingsError(`${name} must be given as host:port, not "${value}".`);
  }
  return value;
}

/** The part of the settings that tools need which touch the data alone. */
export function readStorageSettings(env: Environment): StorageSettings {
  const databaseUrl = text(env, 'DATABASE_URL');
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingsError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return {
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    databaseUrl,
    catalogueDir: text(env, 'CATALOGUE_DIR') ?? locations.catalogue,
  };
}

function readBrand(env: Environment): Settings['brand'] {
  const colour = text(env, 'BRAND_COLOUR');
  if (colour !== null && !/^#[0-9a-f]{6}$/i.test(colour)) {
    throw new SettingsError(`BRAND_COLOUR must be a colour such as #e34234, not "${colour}".`);
  }
  const contactEmail = text(env, 'BRAND_CONTACT_EMAIL') ?? 'namaste@chalchitra.example';
  if (!/^[^\s@]+@[^\s@]+$/.test(contactEmail)) {
    throw new SettingsError(`BRAND_CONTACT_EMAIL must be an e-mail address, not "${contactEmail}".`);
  }
  const logoUrl = text(env, 'BRAND_LOGO_URL');
  return {
    name: text(env, 'BRAND_NAME') ?? 'Chalchitra',
    logoUrl: logoUrl === null ? null : urlOrPath(env, 'BRAND_LOGO_URL', ''),
    colour,
    contactEmail,
  };
}

function readFirebase(env: Environment, mode: Settings['mode']): Settings['firebase'] {
  const emulatorHost = hostAndPort(env, 'FIREBASE_AUTH_EMULATOR_HOST');
  if (mode === 'hosted') {
    if (emulatorHost !== null) {
      throw new SettingsError(
        'FIREBASE_AUTH_EMULATOR_HOST may be set in local mode only, because the emulator accepts unsigned tokens.',
      );
    }
    const projectId = required(env, 'FIREBASE_PROJECT_ID');
    return {
      projectId,
      apiKey: required(env, 'FIREBASE_API_KEY'),
      authDomain: text(env, 'FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`,
      emulatorHost: null,
    };
  }
  const projectId = text(env, 'FIREBASE_PROJECT_ID') ?? 'demo-chalchitra';
  if (!projectId.startsWith('demo-')) {
    throw new SettingsError(`FIREBASE_PROJECT_ID must start with "demo-" in local mode, not "${projectId}".`);
  }
  if (emulatorHost === null) {
    throw new SettingsError('FIREBASE_AUTH_EMULATOR_HOST must name the Auth emulator in local mode.');
  }
  return {
    projectId,
    apiKey: text(env, 'FIREBASE_API_KEY') ?? 'demo-key',
    authDomain: text(env, 'FIREBASE_AUTH_DOMAIN') ?? 'localhost',
    emulatorHost,
  };
}

function readRazorpay(env: Environment, mode: Settings['mode'], ownUrl: string): Settings['razorpay'] {
  if (mode === 'hosted') {
    return {
      keyId: required(env, 'RAZORPAY_KEY_ID'),
      keySecret: required(env, 'RAZORPAY_KEY_SECRET'),
      webhookSecret: required(env, 'RAZORPAY_WEBHOOK_SECRET'),
      apiUrl: url(env, 'RAZORPAY_API_URL', 'https://api.razorpay.com'),
      checkoutUrl: url(env, 'RAZORPAY_CHECKOUT_URL', 'https://checkout.razorpay.com/v1/checkout.js'),
    };
  }
  const keyId = text(env, 'RAZORPAY_KEY_ID') ?? `${SANDBOX_KEY_PREFIX}local`;
  if (!keyId.startsWith(SANDBOX_KEY_PREFIX)) {
    throw new SettingsError(
      `RAZORPAY_KEY_ID must start with "${SANDBOX_KEY_PREFIX}" in local mode, which never uses a real payment key.`,
    );
  }
  return {
    keyId,
    keySecret: text(env, 'RAZORPAY_KEY_SECRET') ?? 'sandbox-key-secret',
    webhookSecret: text(env, 'RAZORPAY_WEBHOOK_SECRET') ?? 'sandbox-webhook-secret',
    apiUrl: url(env, 'RAZORPAY_API_URL', `${ownUrl}/sandbox/razorpay`),
    checkoutUrl: urlOrPath(env, 'RAZORPAY_CHECKOUT_URL', '/sandbox/razorpay/v1/checkout.js'),
  };
}

function readHost(env: Environment, mode: Settings['mode']): string {
  const host = text(env, 'HOST');
  if (mode === 'hosted') return host ?? '0.0.0.0';
  if (host !== null && !LOOPBACK.includes(host)) {
    throw new SettingsError(`HOST must be a loopback address in local mode, not "${host}".`);
  }
  return host ?? '127.0.0.1';
}

/**
 * Reads the environment into settings.
 * @throws SettingsError with one sentence that names the variable and what is wrong with it.
 */
export function readSettings(env: Environment): Settings {
  const mode = oneOf(env, 'CHALCHITRA_MODE', ['local', 'hosted'], 'hosted');
  const port = wholeNumber(env, 'PORT', 8080, 65_535);
  if (mode === 'hosted') required(env, 'PUBLIC_URL');
  const publicUrl = url(env, 'PUBLIC_URL', `http://localhost:${port}`);
  const webDevUrl = text(env, 'WEB_DEV_URL');
  if (webDevUrl !== null && mode === 'hosted') {
    throw new SettingsError('WEB_DEV_URL may be set in local mode only.');
  }
  const mediaSigningKey = text(env, 'MEDIA_SIGNING_KEY');
  if (mediaSigningKey !== null && mediaSigningKey.length < 32) {
    throw new SettingsError('MEDIA_SIGNING_KEY must have at least 32 characters.');
  }
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
    servers: {
      content: urlOrPath(env, 'CONTENT_URL', '/services/content'),
      payments: urlOrPath(env, 'PAYMENTS_URL', '/services/payments'),
      creators: urlOrPath(env, 'CREATORS_URL', '/services/creators'),
    },
    sendToken: oneOf(env, 'SEND_TOKEN', ['same-origin', 'all'], 'same-origin'),
    firebase: readFirebase(env, mode),
    razorpay: readRazorpay(env, mode, ownUrl),
    embedHost:
      mode === 'local'
        ? url(env, 'EMBED_HOST', '')
        : url(env, 'EMBED_HOST', 'https://www.youtube-nocookie.com'),
    mediaOrigins: origins(env, 'MEDIA_ORIGINS'),
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    mediaSigningKey,
    brand: readBrand(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    webDevUrl: webDevUrl === null ? null : httpUrl('WEB_DEV_URL', webDevUrl),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, 10),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 1200, 1_000_000),
  };
}
