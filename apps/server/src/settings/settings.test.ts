import { runtimeSettingsSchema } from '@chalchitra/api/contract';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings';
import { runtimeSettings } from './settings.runtime';
import { SettingsError } from './settings.variables';
import { settingsWarning } from './settings.warning';

const local = { CHALCHITRA_MODE: 'local', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const hosted = {
  PUBLIC_URL: 'https://video.example/',
  TRUST_PROXY: '1',
  DATA_DIR: '/var/lib/video',
  FIREBASE_PROJECT_ID: 'video',
  FIREBASE_API_KEY: 'key',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};

test('fills in what local mode needs', () => {
  const settings = readSettings(local);
  expect(settings).toMatchObject({
    mode: 'local',
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    embedHost: '',
    databaseUrl: null,
    firebase: { projectId: 'demo-chalchitra', emulatorHost: '127.0.0.1:9099' },
    razorpay: {
      apiUrl: 'http://127.0.0.1:8080/sandbox/razorpay',
      checkoutUrl: '/sandbox/razorpay/v1/checkout.js',
    },
    brand: { name: 'Chalchitra' },
  });
  expect(settings.razorpay.keyId).toMatch(/^rzp_sandbox_/);
});

test('is hosted unless set otherwise, on all addresses and with the real services', () => {
  expect(readSettings(hosted)).toMatchObject({
    mode: 'hosted',
    host: '0.0.0.0',
    publicUrl: 'https://video.example',
    embedHost: 'https://www.youtube-nocookie.com',
    firebase: { authDomain: 'video.firebaseapp.com', emulatorHost: null },
    razorpay: { apiUrl: 'https://api.razorpay.com' },
  });
});

test('takes addresses of this machine without TLS in hosted mode, for trials', () => {
  const trial = {
    ...hosted,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    TRUST_PROXY: undefined,
    RAZORPAY_API_URL: 'http://[::1]:9000/v1',
  };
  expect(readSettings(trial)).toMatchObject({
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: 0,
    razorpay: { apiUrl: 'http://[::1]:9000/v1' },
  });
});

test.each([
  ['local', local],
  ['hosted', hosted],
])('gives pages settings of the contract’s shape, without secrets, in %s mode', (_, environment) => {
  const shown = runtimeSettings(readSettings(environment));
  expect(parse(runtimeSettingsSchema, shown)).toEqual(shown);
  expect(JSON.stringify(shown)).not.toMatch(/secret/i);
});

test.each([
  [{ EMBED_HOST: 'https://video.example/embed' }, /embedHost/],
  [{ CONTENT_URL: 'https://content.example/v1?key=1' }, /servers\.content/],
  [{ FIREBASE_AUTH_DOMAIN: 'https://auth.example' }, /firebase\.authDomain/],
])('%o, which pages can’t use, stops with a sentence', (environment, sentence) => {
  const settings = readSettings({ ...local, ...environment });
  expect(() => runtimeSettings(settings)).toThrow(SettingsError);
  expect(() => runtimeSettings(settings)).toThrow(sentence);
});

test('a hosted site on PostgreSQL needs no data folder', () => {
  const databaseUrl = 'postgres://db.example/video';
  const settings = readSettings({ ...hosted, DATA_DIR: undefined, DATABASE_URL: databaseUrl });
  expect(settings.databaseUrl).toBe(databaseUrl);
});

test('a logo’s address may have a query', () => {
  const logo = 'https://cdn.example/logo.svg?v=2';
  expect(runtimeSettings(readSettings({ ...local, BRAND_LOGO_URL: logo })).brand.logoUrl).toBe(logo);
});

test.each(['e34234', '#e34234'])(
  'takes the brand’s colour as %s: a # begins a comment in a file',
  (colour) => {
    expect(readSettings({ ...local, BRAND_COLOUR: colour }).brand.colour).toBe('#e34234');
  },
);

test('a hosted site writes from an address of its operator', () => {
  const site = { ...hosted, SMTP_URL: 'smtp://mail.example', BRAND_CONTACT_EMAIL: 'help@video.example' };
  expect(readSettings(site).mail.from).toBe('help@video.example');
  expect(readSettings({ ...site, MAIL_FROM: 'post@video.example' }).mail.from).toBe('post@video.example');
});

describe('stops with one sentence that names the variable', () => {
  test.each([
    [{ ...local, CHALCHITRA_MODE: 'nowhere' }, 'CHALCHITRA_MODE'],
    [{ ...local, PORT: '99999' }, 'PORT'],
    [{ ...local, PORT: 'eighty' }, 'PORT'],
    [{ ...local, HOST: '0.0.0.0' }, 'HOST'],
    [{ ...local, FIREBASE_PROJECT_ID: 'video' }, 'FIREBASE_PROJECT_ID'],
    [{ ...local, FIREBASE_AUTH_EMULATOR_HOST: '' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...local, FIREBASE_AUTH_EMULATOR_HOST: 'http://localhost' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...local, RAZORPAY_KEY_ID: 'rzp_live_key' }, 'RAZORPAY_KEY_ID'],
    [{ ...local, DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
    [{ ...local, CONTENT_URL: 'ftp://content.example' }, 'CONTENT_URL'],
    [{ ...local, SEND_TOKEN: 'never' }, 'SEND_TOKEN'],
    [{ ...local, MEDIA_SIGNING_KEY: 'short' }, 'MEDIA_SIGNING_KEY'],
    [{ ...local, BRAND_COLOUR: 'red' }, 'BRAND_COLOUR'],
    [{ ...local, BRAND_CONTACT_EMAIL: 'nobody' }, 'BRAND_CONTACT_EMAIL'],
    [{ ...local, SMTP_URL: 'mail.example:587' }, 'SMTP_URL'],
    [{ ...local, MAIL_FROM: 'Site <post@site.example>' }, 'MAIL_FROM'],
    [{ ...local, BRAND_LOGO_URL: 'logo.svg' }, 'BRAND_LOGO_URL'],
    [{ ...local, TERMS_VERSION: 'v'.repeat(101) }, 'TERMS_VERSION'],
    [{ ...local, LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ...local, MEDIA_ORIGINS: 'https://media.example/path' }, 'MEDIA_ORIGINS'],
    [{ ...local, ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
    [{ ...hosted, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...hosted, WEB_DEV_URL: 'http://localhost:5173' }, 'WEB_DEV_URL'],
    [{ ...hosted, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@video.example' }, 'BRAND_CONTACT_EMAIL'],
    [{ ...hosted, PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    [{ ...hosted, PUBLIC_URL: 'https://video.example/watch' }, 'PUBLIC_URL'],
    [{ ...hosted, PUBLIC_URL: 'https://video.example/?lang=hi' }, 'PUBLIC_URL'],
    [{ ...local, PUBLIC_URL: 'http://localhost:8080/#home' }, 'PUBLIC_URL'],
    [{ ...hosted, TRUST_PROXY: undefined }, 'TRUST_PROXY'],
    [{ ...hosted, DATA_DIR: undefined }, 'DATA_DIR'],
    [{ ...hosted, DATA_DIR: 'data' }, 'DATA_DIR'],
    [{ ...hosted, FIREBASE_API_KEY: undefined }, 'FIREBASE_API_KEY'],
    [{ ...hosted, RAZORPAY_WEBHOOK_SECRET: ' ' }, 'RAZORPAY_WEBHOOK_SECRET'],
    [{ ...hosted, RAZORPAY_WEBHOOK_SECRET: 'x' }, 'RAZORPAY_WEBHOOK_SECRET'],
    [{ ...hosted, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'x' }, 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'],
    [{ ...hosted, RAZORPAY_KEY_ID: 'rzp_sandbox_local' }, 'RAZORPAY_KEY_ID'],
    [{ ...hosted, RAZORPAY_KEY_ID: 'secret', RAZORPAY_KEY_SECRET: 'rzp_live_key' }, 'RAZORPAY_KEY_ID'],
    [{ ...hosted, RAZORPAY_KEY_SECRET: 'rzp_live_key' }, 'RAZORPAY_KEY_SECRET'],
    [{ ...hosted, RAZORPAY_API_URL: 'http://api.example' }, 'RAZORPAY_API_URL'],
    [{ ...hosted, RAZORPAY_CHECKOUT_URL: 'http://localhost.example/x.js' }, 'RAZORPAY_CHECKOUT_URL'],
    [{ ...hosted, PUBLIC_URL: 'http://video.example' }, 'PUBLIC_URL'],
    [{ ...hosted, PAYMENTS_URL: 'http://payments.example' }, 'PAYMENTS_URL'],
  ])('%o', (environment, name) => {
    const sentence = new RegExp(`^${name} [^\n]+\\.$`);
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});

test.each([
  [{}, null],
  [{ PAYMENTS_URL: 'https://video.example/services/payments' }, null],
  [{ CONTENT_URL: 'https://other.example', PAYMENTS_URL: 'https://other.example' }, null],
  [{ PAYMENTS_URL: 'https://other.example' }, expect.stringMatching(/^PAYMENTS_URL .+ set CONTENT_URL/)],
])('warns of titles that no subscriber can play: %o', (servers, warning) => {
  expect(settingsWarning(readSettings({ ...hosted, ...servers }))).toEqual(warning);
});

test('passes the operator’s own pages on, and refuses what is no web address', () => {
  const { pages } = readSettings({ ...hosted, TERMS_URL: 'https://video.example/terms?v=2#refunds' }).brand;
  expect(pages).toMatchObject({ terms: 'https://video.example/terms?v=2#refunds', help: null });
  expect(() => readSettings({ ...hosted, HELP_URL: '/help' })).toThrow(/HELP_URL must be an address/);
});

const seller = {
  RECEIPT_GSTIN: '27ABCDE1234F1Z5',
  RECEIPT_ADDRESS: '12 Hill Road, Mumbai',
  RECEIPT_SAC: '998433',
};

test.each([
  [{ ...seller, RECEIPT_GSTIN: '27ABC' }, /^RECEIPT_GSTIN must be/],
  [{ ...seller, RECEIPT_ADDRESS: '' }, /^RECEIPT_GSTIN needs RECEIPT_ADDRESS/],
  [{ ...seller, RECEIPT_SAC: 'video' }, /^RECEIPT_GSTIN needs RECEIPT_ADDRESS, and RECEIPT_SAC/],
  [{ ...seller, RECEIPT_GST_RATE: '18.5' }, /^RECEIPT_GST_RATE must be a whole number/],
])('refuses a claim of tax that is not whole: %o', (broken, message) => {
  expect(() => readSettings({ ...hosted, ...broken })).toThrow(message);
});

test('gives receipts in the name of the brand, without tax, unless more is set', () => {
  expect(readSettings({ ...hosted, BRAND_NAME: 'Talkies' }).payments.seller).toEqual({
    name: 'Talkies',
    address: null,
    gst: null,
  });
  const { gst } = readSettings({ ...hosted, ...seller }).payments.seller;
  expect(gst).toEqual({ gstin: '27ABCDE1234F1Z5', sac: '998433', rate: 18 });
});
