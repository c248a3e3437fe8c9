import { createHash } from 'node:crypto';
import { SETTINGS_ELEMENT_ID } from '@chalchitra/api/contract';
import type { RuntimeSettings } from '@chalchitra/api/types';
import type { Settings } from '../settings';

/** What a prerendered page puts between the tags. */
export interface RenderedParts {
  readonly html: string;
  /** Tags before those of every page: what runs before the app is there. */
  readonly early: string;
  readonly preloads: string;
  readonly state: string;
}

const EMPTY: RenderedParts = { html: '', early: '', preloads: '', state: '' };

/** The settings that a page may know: addresses and public keys, no secrets. */
export function runtimeSettings(settings: Settings): RuntimeSettings {
  const { mode, servers, sendToken, firebase, razorpay, embedHost, brand } = settings;
  return {
    mode,
    servers,
    sendToken,
    firebase: {
      projectId: firebase.projectId,
      apiKey: firebase.apiKey,
      authDomain: firebase.authDomain,
      emulator: firebase.emulatorHost !== null,
    },
    razorpay: { keyId: razorpay.keyId, checkoutUrl: razorpay.checkoutUrl },
    embedHost,
    brand,
  };
}

/** JSON that can stand inside a script element whatever its texts hold. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Fills the built index.html: the settings, the brand's name, and what was rendered for this address. */
export function fillPage(template: string, settings: Settings, rendered: RenderedParts | null): string {
  const { html, early, preloads, state } = rendered ?? EMPTY;
  const block = `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${inertJson(runtimeSettings(settings))}</script>`;
  const parts: Readonly<Record<string, string>> = {
    '<!--app-settings-->': block,
    '<!--app-early-->': early,
    '<!--app-preloads-->': preloads,
    '<!--app-html-->': html,
    '<!--app-state-->': state,
    '<title>Chalchitra</title>': `<title>${escapeText(settings.brand.name)}</title>`,
  };
  // By a function, for a text put in as it is could hold a dollar sign.
  return Object.entries(parts).reduce((page, [mark, text]) => page.replace(mark, () => text), template);
}

/** `'sha256-…'` of every inline script that runs, for the page's policy. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)];
  return scripts
    .filter(({ groups }) => !/\bsrc=|type="application\/json"/.test(groups?.attributes ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.code ?? '')
          .digest('base64')}'`,
    );
}
