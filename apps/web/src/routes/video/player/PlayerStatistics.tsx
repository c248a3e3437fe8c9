import type { MediaStatistics, MediaStore } from '@chalchitra/machines';
import type { MediaStores } from '@chalchitra/player';
import { StatisticsPanel } from '@chalchitra/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AreaMessages, useBaseMessages, useMessages } from '../../../copy/copy';

export interface PlayerStatisticsProps {
  stores: MediaStores;
  onClose: () => void;
  /** They can't be measured. */
  onFailed: () => void;
}

/** What the media measures, once the code that measures it is there. */
export function PlayerStatistics({ stores, onClose, onFailed }: PlayerStatisticsProps) {
  const [store, setStore] = useState<MediaStore<MediaStatistics> | null>(null);
  const notifyFailed = useEffectEvent(() => onFailed());
  useEffect(() => {
    let isOver = false;
    stores.statistics().then(
      (found) => !isOver && setStore(found),
      () => !isOver && notifyFailed(),
    );
    return () => {
      isOver = true;
    };
  }, [stores]);
  return store && <Measured store={store} onClose={onClose} />;
}

type Messages = AreaMessages['playerPanels']['statistics'];

function sizeText({ width, height, framesPerSecond }: MediaStatistics, messages: Messages): string {
  if (width === 0) return messages.none;
  return framesPerSecond === null
    ? messages.size({ width, height })
    : messages.sizeAtRate({ width, height, rate: Math.round(framesPerSecond) });
}

const megabits = (bitsPerSecond: number, messages: Messages) =>
  messages.megabits({ megabits: bitsPerSecond / 1_000_000 });

function levelText({ level }: MediaStatistics, messages: Messages): string {
  if (level === null) return messages.unknown;
  const { number, of: count, bitrate } = level;
  return bitrate === null
    ? messages.levelOf({ level: number, count })
    : messages.levelAtRate({ level: number, count, bitrate: megabits(bitrate, messages) });
}

function Measured({ store, onClose }: { store: MediaStore<MediaStatistics>; onClose: () => void }) {
  const { actions } = useBaseMessages();
  const { statistics: messages } = useMessages('playerPanels');
  const { subscribe, read } = store;
  const now = useSyncExternalStore(subscribe, read, read);
  const { bandwidth } = now;
  return (
    <StatisticsPanel
      title={messages.title}
      closeLabel={actions.close}
      lines={[
        { name: messages.picture, valueText: sizeText(now, messages) },
        {
          name: messages.level,
          valueText: levelText(now, messages),
        },
        {
          name: messages.bandwidth,
          valueText: bandwidth === null ? messages.unknown : megabits(bandwidth, messages),
        },
        { name: messages.buffer, valueText: messages.seconds({ seconds: now.bufferSeconds }) },
        {
          name: messages.dropped,
          valueText: messages.droppedOf({ dropped: now.droppedFrames, shown: now.shownFrames }),
        },
        {
          name: messages.fetched,
          valueText:
            now.fetchedBytes === null
              ? messages.unknown
              : messages.megabytes({ megabytes: now.fetchedBytes / 1_000_000 }),
        },
      ]}
      onClose={onClose}
    />
  );
}
