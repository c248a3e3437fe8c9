import type { LocaleTag } from '@chalchitra/api/locales';
import type { RuntimeSettings } from '@chalchitra/api/types';
import type { Cell } from '../cell';
import { once } from '../once';
import { createLazyIdentity, type LazyIdentity } from './account/identity';
import { createTokenStore, type TokenStore } from './account/tokenStore';
import { createPage, type PagePort } from './page/page';
import { createTabs, type Tabs } from './page/tabs';
import { consoleTelemetry, silentTelemetry, type Telemetry } from './page/telemetry';
import type { Checkout } from './payments/checkout';
import { createPaymentTab, type PaymentTab } from './payments/paymentTab';
import { createPendingPaymentStore, type PendingPaymentStore } from './payments/pendingPayment';
import { createDataSaver, type DataSaver } from './player/dataSaver';
import type { ConnectEmbed } from './player/embed';
import type { SiteEngine } from './player/siteEngine';
import { createStore, type KeyValueStore } from './storage';
import type { StartSync } from './viewing/sync';

/** Everything that the app needs of where it runs. */
export interface Platform {
  local: KeyValueStore;
  sessionOnly: KeyValueStore;
  tokens: TokenStore;
  dataSaver: Cell<DataSaver>;
  tabs: Tabs;
  identity: LazyIdentity;
  page: PagePort;
  telemetry: Telemetry;
  /** Loads the player's engine; it keeps positions by account. */
  loadPlayer: (account: () => string | null) => Promise<SiteEngine>;
  /** Loads what shows the site in the language that a user has chosen, or throws. */
  loadChooseLanguage: () => Promise<(uid: string | null, tag: LocaleTag) => void>;
  /** Loads what keeps this browser in step with the user's account. */
  loadSync: () => Promise<StartSync>;
  /** Loads what connects to embedded players. */
  loadEmbed: () => Promise<ConnectEmbed>;
  /** Loads the payment provider's checkout, once. */
  loadCheckout: () => Promise<Checkout>;
  paymentTab: PaymentTab;
  pendingPayment: PendingPaymentStore;
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
  const page = createPage(window);
  const tabs = createTabs(window, local);
  if (telemetry !== silentTelemetry) page.onLoaded(() => void loadVitals(telemetry));
  return {
    local,
    sessionOnly,
    tokens: createTokenStore(local, sessionOnly),
    dataSaver: createDataSaver(local, window),
    tabs,
    identity: createLazyIdentity(
      settings.firebase,
      window.location.origin,
      window.document.documentElement.lang,
      [local, sessionOnly],
    ),
    page,
    telemetry,
    loadPlayer: async (account) =>
      (await import('./player/siteEngine')).createSiteEngine(window, local, account),
    loadChooseLanguage: async () => {
      const { chooseLanguage } = await import('./languages/chooseLanguage');
      return (uid, tag) => chooseLanguage(window, [local, sessionOnly], uid, tag);
    },
    loadSync: async () => {
      const { startSync } = await import('./viewing/sync');
      return (runtime) => startSync(window, local, sessionOnly, tabs, runtime);
    },
    loadEmbed: async () => (await import('./player/embed')).connectEmbed,
    loadCheckout: once(async () =>
      (await import('./payments/checkout')).createCheckout(window, settings.razorpay, settings.brand.name),
    ),
    paymentTab: createPaymentTab(window),
    pendingPayment: createPendingPaymentStore(local),
    ...(window.earlyStart && { fetch: window.earlyStart.fetch }),
  };
}

/** Loads what measures the page; it reports what was before too. */
const loadVitals = (telemetry: Telemetry) =>
  import('./page/vitals').then(
    ({ watchVitals }) => watchVitals(telemetry),
    (error: unknown) => telemetry.error(error, 'vitals'),
  );
