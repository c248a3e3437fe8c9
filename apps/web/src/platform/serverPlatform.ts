import type { RenderedFor } from '@chalchitra/api/contract';
import { createCell } from '../cell';
import { createTokenStore } from './account/tokenStore';
import { contentLanguagesKey } from './languages/storedContentLanguages';
import { silentTelemetry } from './page/telemetry';
import { createPendingPaymentStore } from './payments/pendingPayment';
import type { Platform } from './platform';
import type { DataSaver } from './player/dataSaver';
import { createMemoryStore } from './storage';

/**
 * The platform of rendering without a page: nothing is kept, nothing is watched, and calls go to `respond`, which
 * responds to a GET of one public address. A user counts as signed in under the placeholder token, and as having chosen
 * `languages` to see first.
 */
export function createServerPlatform(
  respond: (path: string) => Promise<Response>,
  renderedFor: RenderedFor,
  languages: readonly string[],
): Platform {
  const memory = createMemoryStore();
  const tokens = createTokenStore(memory, memory);
  if (renderedFor === 'users') tokens.write(placeholderToken, false);
  memory.set(contentLanguagesKey(claims.sub), JSON.stringify(languages));
  return {
    local: memory,
    sessionOnly: memory,
    tokens,
    // The browser knows its connection.
    dataSaver: createCell<DataSaver>({ choice: 'auto', isOn: false, isMobileKnown: false, choose: () => {} }),
    tabs: {
      announceSignOut: () => {},
      watchSession: () => () => {},
      announceDeletion: () => {},
      onDeletion: () => {},
    },
    identity: {
      load: () => Promise.reject(new Error('No identity here')),
      isLoaded: () => false,
      forget: () => {},
    },
    page: {
      setTitle: () => {},
      noteFocus: () => {},
      focusHeading: () => {},
      keepScrolling: () => () => {},
      keepSection: () => () => {},
      goBack: () => {},
      blockInput: () => () => {},
      reload: () => {},
      reloadOnce: async () => {},
      reloadIfNothingIsLost: async () => {},
      keepDraft: () => ({ draft: null, stop: () => {} }),
      saveFile: () => {},
      share: async () => 'failed',
      print: () => {},
      keepsSpace: () => false,
      onNextAction: () => () => {},
      onRestored: () => {},
      onLoaded: () => () => {},
    },
    telemetry: silentTelemetry,
    loadChooseLanguage: () => Promise.reject(new Error('No languages here')),
    loadSync: () => Promise.reject(new Error('No sync here')),
    loadEmbed: () => Promise.reject(new Error('No frames here')),
    loadPlayer: () => Promise.reject(new Error('No player here')),
    loadCheckout: () => Promise.reject(new Error('No checkout here')),
    paymentTab: { open: () => false, show: () => false, close: () => {} },
    pendingPayment: createPendingPaymentStore(memory),
    fetch: (address) => respond(String(address)),
  };
}

const claims = { sub: 'somebody', exp: 4_102_444_800 };
const placeholderToken = `.${btoa(JSON.stringify(claims))}.`;
