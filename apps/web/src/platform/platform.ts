import type { LocaleTag } from '@chalchitra/api/locales';
import type { RuntimeSettings } from '@chalchitra/api/types';
import type { Cell } from '../cell';
import { once } from '../once';
import type { Checkout } from './checkout';
import { createDataSaver, type DataSaver } from './dataSaver';
import type { ConnectEmbed } from './embed';
import { createLazyIdentity, type LazyIdentity } from './identity';
import { createPage, type Page } from './page';
import { createPaymentTab, type PaymentTab } from './paymentTab';
import { createPendingPaymentStore, type PendingPaymentStore } from './pendingPayment';
import type { SiteEngine } from './siteEngine';
import { createStore, type KeyValueStore } from './storage';
import { createTabs, type Tabs } from './tabs';
import { consoleTelemetry, silentTelemetry, type Telemetry } from './telemetry';
import { createTokenStore, type TokenStore } from './tokenStore';
import type { StartViewing } from './viewing';

/** Everything that the app needs of where it runs. */
export interface Platform {
  local: KeyValueStore;
  sessionOnly: KeyValueStore;
  tokens: TokenStore;
  dataSaver: Cell<DataSaver>;
  tabs: Tabs;
  identity: LazyIdentity;
  page: Page;
  telemetry: Telemetry;
  /** Loads the player's engine; it keeps positions by account. */
  loadPlayer: (account: () => string | null) => Promise<SiteEngine>;
  /** Loads what shows the site in the language that a user has chosen. */
  loadChooseLanguage: () => Promise<(uid: string | null, tag: LocaleTag) => void>;
  /** Loads what keeps the user's lists. */
  loadViewing: () => Promise<StartViewing>;
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
  if (telemetry !== silentTelemetry) watchVitalsLater(window, telemetry);
  return {
    local,
    sessionOnly,
    tokens: createTokenStore(local, sessionOnly),
    dataSaver: createDataSaver(local, window),
    tabs: createTabs(window),
    identity: createLazyIdentity(settings.firebase, window.location.origin),
    page: createPage(window),
    telemetry,
    loadPlayer: async (account) => (await import('./siteEngine')).createSiteEngine(window, local, account),
    loadChooseLanguage: async () => {
      const { chooseLanguage } = await import('./chooseLocale');
      return (uid, tag) => chooseLanguage(window, local, uid, tag);
    },
    loadViewing: async () => {
      const { startViewing } = await import('./viewing');
      return (runtime) => startViewing(window, local, runtime);
    },
    loadEmbed: async () => (await import('./embed')).connectEmbed,
    loadCheckout: once(async () =>
      (await import('./checkout')).createCheckout(window, settings.razorpay, settings.brand.name),
    ),
    paymentTab: createPaymentTab(window),
    pendingPayment: createPendingPaymentStore(local),
    ...(window.earlyStart && { fetch: window.earlyStart.fetch }),
  };
}

/** Loads what measures the page once the page itself is there; it reports what was before too. */
function watchVitalsLater(window: Window, telemetry: Telemetry): void {
  const watch = () =>
    import('./vitals').then(
      ({ watchVitals }) => watchVitals(telemetry),
      (error: unknown) => telemetry.error(error, 'vitals'),
    );
  if (window.document.readyState === 'complete') void watch();
  else window.addEventListener('load', watch, { once: true });
}
