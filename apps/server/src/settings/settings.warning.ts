import type { Settings } from './settings';

/** What is allowed in the settings, but hardly meant: a sentence for the log; null where there is nothing of the kind. */
export function settingsWarning({
  servers,
  publicUrl,
}: Pick<Settings, 'servers' | 'publicUrl'>): string | null {
  const isOurs = (address: string) => new URL(address, publicUrl).origin === publicUrl;
  if (isOurs(servers.payments) || !isOurs(servers.content)) return null;
  return 'PAYMENTS_URL is another server, so that this one knows no subscribers and plays none of its titles: set CONTENT_URL to a server that knows them too, or remove PAYMENTS_URL. Ignore this where both servers share one DATABASE_URL.';
}
