import type { MediaStores } from '@chalchitra/player';
import { DataUsed, type DataUsedProps } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../copy/copy';

/** What a title has used of its viewer's data; nothing where its source doesn't count, or is gone. */
export function PlayerDataUsed({
  stores,
  isAlone,
}: { stores: MediaStores } & Pick<DataUsedProps, 'isAlone'>) {
  const { statistics: messages } = useMessages('playerPanels');
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    stores.statistics().then(
      (store) => !isOver && setBytes(store.read().fetchedBytes),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [stores]);
  if (bytes === null) return null;
  return (
    <DataUsed
      label={messages.fetched}
      amountText={messages.megabytes({ megabytes: bytes / 1_000_000 })}
      isAlone={isAlone}
    />
  );
}
