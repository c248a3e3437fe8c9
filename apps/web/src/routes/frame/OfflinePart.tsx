import { LazyPart, lazyPart } from '@chalchitra/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const notice = lazyPart(async () => (await import('./OfflineNotice')).OfflineNotice);

const follow = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Says that the browser is offline, for as long as it is. */
export function OfflinePart() {
  const isOnline = useSyncExternalStore(
    follow,
    () => onlineManager.isOnline(),
    () => true,
  );
  return isOnline ? null : <LazyPart part={notice} props={{}} />;
}
