import { createHash } from 'node:crypto';
import type { Settings } from '../settings/settings';
import { POLICY_GROUP, POLICY_REPORTS } from './policyReports';

const GOOGLE_SCRIPTS = 'https://apis.google.com';
const IDENTITY_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const PROFILE_PICTURES = [
  'https://*.googleusercontent.com',
  'https://graph.facebook.com',
  'https://*.fbsbx.com',
];
const EMBED_THUMBNAILS = 'https://i.ytimg.com';
const PROVIDER = 'https://*.razorpay.com';

/** The origin of an http(s) address; null for one on this server. */
function originOf(address: string): string | null {
  return /^https?:\/\//.test(address) ? new URL(address).origin : null;
}

function sources(...all: readonly (string | null)[]): string {
  return [...new Set(all.filter((source) => source !== null && source !== ''))].join(' ');
}

/** What allows an inline script or style of this text in a policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What allows every inline script of a page in its policy. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)];
  return scripts
    .filter(({ groups }) => !/\bsrc=|type="application\/json"/.test(groups?.attributes ?? ''))
    .map(({ groups }) => hashOf(groups?.code ?? ''));
}

/**
 * The content security policy of the web app's pages: no inline code but by hash, and beside this origin only what
 * the settings name for identity, checkout, embeds, pictures and media.
 * @param hashes `'sha256-…'` of the page's inline scripts and styles.
 */
export function contentPolicy(
  settings: Settings,
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const { servers, firebase, razorpay, embedHost, brand, mediaOrigins, mode, publicUrl } = settings;
  const calls = [servers.content, servers.payments, servers.creators].map(originOf);
  const isHosted = mode === 'hosted';
  const checkout = originOf(razorpay.checkoutUrl);
  const isProvider = checkout?.endsWith('.razorpay.com') ?? false;
  const provider = isProvider ? PROVIDER : checkout;
  const identityCalls = isHosted ? IDENTITY_CALLS : [];
  const thumbnails = /youtube(-nocookie)?\.com$/.test(embedHost) ? EMBED_THUMBNAILS : null;
  const pictures = [...calls, ...mediaOrigins, originOf(brand.logoUrl ?? ''), thumbnails];
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'none'",
    'script-src': sources("'self'", ...hashes.scripts, GOOGLE_SCRIPTS, provider),
    'style-src': sources("'self'", ...hashes.styles),
    'font-src': "'self'",
    'img-src': sources("'self'", ...pictures, ...(isHosted ? PROFILE_PICTURES : []), provider),
    // Captions of a playlist come into a track element that needs an address of its own: an empty one.
    'media-src': sources("'self'", 'blob:', 'data:', ...calls, ...mediaOrigins),
    'connect-src': sources("'self'", ...calls, ...mediaOrigins, ...identityCalls, provider),
    'worker-src': "'self' blob:",
    'frame-src': sources("'self'", embedHost, isHosted ? `https://${firebase.authDomain}` : null, provider),
    'manifest-src': "'self'",
    'form-action': sources("'self'", provider),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  const list = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  if (isHosted && publicUrl.startsWith('https://')) list.push('upgrade-insecure-requests');
  // The older name is the only one that Firefox knows.
  list.push(`report-uri ${POLICY_REPORTS}`, `report-to ${POLICY_GROUP}`);
  return list.join('; ');
}

/** Browser features that the app's pages may use; picture-in-picture is off (spec §9). */
export function permissionsPolicy({ embedHost, razorpay }: Pick<Settings, 'embedHost' | 'razorpay'>): string {
  const allow = (...origins: (string | null)[]) =>
    `(${['self', ...origins.filter((origin) => origin !== null && origin !== '').map((origin) => `"${origin}"`)].join(' ')})`;
  const isProvided = originOf(razorpay.checkoutUrl) !== null;
  const nothing = [
    'camera',
    'microphone',
    'geolocation',
    'usb',
    'midi',
    'display-capture',
    'picture-in-picture',
  ];
  return [
    `autoplay=${allow(embedHost)}`,
    `encrypted-media=${allow(embedHost)}`,
    `fullscreen=${allow(embedHost)}`,
    `payment=${allow(originOf(razorpay.checkoutUrl), isProvided ? originOf(razorpay.apiUrl) : null)}`,
    ...nothing.map((feature) => `${feature}=()`),
  ].join(', ');
}
