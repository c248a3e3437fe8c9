import type { Identity, RuntimeSettings } from '@chalchitra/api/types';

/** The identity provider, brought only when it is first needed: its code is far larger than a page's own. */
export interface LazyIdentity {
  /** The provider; brought once, and asked for again after a failure to bring it. */
  load(): Promise<Identity>;
  isLoaded(): boolean;
}

/** Makes the lazy provider from the settings in force; a local emulator answers on the page's own origin. */
export function createLazyIdentity(settings: RuntimeSettings['firebase'], origin: string): LazyIdentity {
  let loading: Promise<Identity> | null = null;
  let isLoaded = false;
  const bring = async () => {
    const { createIdentity } = await import('@chalchitra/api/identity');
    const { projectId, apiKey, authDomain, emulator } = settings;
    const identity = createIdentity({
      projectId,
      apiKey,
      authDomain,
      ...(emulator && { emulatorUrl: origin }),
    });
    isLoaded = true;
    return identity;
  };
  return {
    isLoaded: () => isLoaded,
    load() {
      loading ??= bring().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}
