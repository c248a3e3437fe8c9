import type { MediaStatistics, MediaStore } from '@chalchitra/machines';
import type { MediaStores } from '@chalchitra/player';
import { StatisticsPanel } from '@chalchitra/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type AreaMessages, useAreaCopy, useCopy } from '../../../copy/copy';

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

type Copy = AreaMessages['playerPanels']['statistics'];

function sizeText({ width, height, framesPerSecond }: MediaStatistics, copy: Copy): string {
  if (width === 0) return copy.none;
  return framesPerSecond === null
    ? copy.size({ width, height })
    : copy.sizeAtRate({ width, height, rate: Math.round(framesPerSecond) });
}

const megabits = (bitsPerSecond: number, copy: Copy) =>
  copy.megabits({ megabits: bitsPerSecond / 1_000_000 });

function levelText({ level }: MediaStatistics, copy: Copy): string {
  if (level === null) return copy.unknown;
  const { number, of: count, bitrate } = level;
  return bitrate === null
    ? copy.levelOf({ level: number, count })
    : copy.levelAtRate({ level: number, count, bitrate: megabits(bitrate, copy) });
}

function Measured({ store, onClose }: { store: MediaStore<MediaStatistics>; onClose: () => void }) {
  const { actions } = useCopy();
  const { statistics: copy } = useAreaCopy('playerPanels');
  const { subscribe, read } = store;
  const now = useSyncExternalStore(subscribe, read, read);
  const { bandwidth } = now;
  return (
    <StatisticsPanel
      title={copy.title}
      closeLabel={actions.close}
      lines={[
        { name: copy.picture, valueText: sizeText(now, copy) },
        {
          name: copy.level,
          valueText: levelText(now, copy),
        },
        { name: copy.bandwidth, valueText: bandwidth === null ? copy.unknown : megabits(bandwidth, copy) },
        { name: copy.buffer, valueText: copy.seconds({ seconds: now.bufferSeconds }) },
        {
          name: copy.dropped,
          valueText: copy.droppedOf({ dropped: now.droppedFrames, shown: now.shownFrames }),
        },
        {
          name: copy.fetched,
          valueText:
            now.fetchedBytes === null
              ? copy.unknown
              : copy.megabytes({ megabytes: now.fetchedBytes / 1_000_000 }),
        },
      ]}
      onClose={onClose}
    />
  );
}
