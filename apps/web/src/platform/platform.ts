import type { RuntimeSettings } from '@chalchitra/api/types';
import type { FirstVisit } from '../firstVisit.types';
import type { Checkout } from './checkout';
import type { ConnectEmbed } from './embed';
import { createLazyIdentity, type LazyIdentity } from './identity';
import { lazyClient } from './lazyClient';
import { createPage, type Page } from './page';
import { createPaymentTab, type PaymentTab } from './paymentTab';
import { createPendingPaymentStore, type PendingPaymentStore } from './pendingPayment';
import type { PlayerPlatform } from './player/playerPlatform';
import { createRecentlyWatched, type RecentlyWatched } from './recentlyWatched';
import { createStore, type KeyValueStore } from './storage';
import { createTabs, type Tabs } from './tabs';
import { consoleTelemetry, silentTelemetry, type Telemetry, watchVitals } from './telemetry';
import { createTokenStore, type TokenStore } from './tokenStore';

/** Everything that the app needs of where it runs. */
export interface Platform {
  local: KeyValueStore;
  sessionOnly: KeyValueStore;
  tokens: TokenStore;
  tabs: Tabs;
  identity: LazyIdentity;
  page: Page;
  telemetry: Telemetry;
  /** Brings what a player needs; places are kept by account. */
  bringPlayer: (account: () => string | null) => Promise<PlayerPlatform>;
  /** Brings the way to connect to embedded players. */
  bringEmbed: () => Promise<ConnectEmbed>;
  recentlyWatched: (account: () => string | null) => RecentlyWatched;
  checkout: Checkout;
  paymentTab: PaymentTab;
  pendingPayment: PendingPaymentStore;
  /** The items whose kind the page knew from its start. */
  handedItems?: FirstVisit['handed'] | undefined;
  fetch?: typeof globalThis.fetch;
}

/** The platform of a real page. */
export function createBrowserPlatform(
  window: Window & typeof globalThis,
  settings: RuntimeSettings,
): Platform {
  const local = createStore(() => window.localStorage, window);
  const sessionOnly = createStore(() => window.sessionStorage);
  const telemetry = settings.mode === 'local' ? consoleTelemetry : silentTelemetry;
  watchVitals(telemetry);
  return {
    local,
    sessionOnly,
    tokens: createTokenStore(local, sessionOnly),
    tabs: createTabs(window),
    identity: createLazyIdentity(settings.firebase, window.location.origin),
    page: createPage(window, sessionOnly),
    telemetry,
    bringPlayer: async (account) =>
      (await import('./player/playerPlatform')).createPlayerPlatform(window, local, account),
    bringEmbed: async () => (await import('./embed')).connectEmbed,
    recentlyWatched: (account) => createRecentlyWatched(local, account),
    checkout: lazyClient(async () =>
      (await import('./checkout')).createCheckout(window, settings.razorpay, settings.brand.name),
    ),
    paymentTab: createPaymentTab(window),
    pendingPayment: createPendingPaymentStore(local),
    handedItems: window.firstVisit?.handed,
  };
}
