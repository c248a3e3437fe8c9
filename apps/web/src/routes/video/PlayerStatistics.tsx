import type { MediaStatistics, MediaStore } from '@chalchitra/machines';
import type { MediaStores } from '@chalchitra/player';
import { StatisticsPanel } from '@chalchitra/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useAreaCopy, useCopy } from '../../copy/copy';

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

function Measured({ store, onClose }: { store: MediaStore<MediaStatistics>; onClose: () => void }) {
  const { actions } = useCopy();
  const { statistics: copy } = useAreaCopy('playerPanels');
  const { subscribe, read } = store;
  const now = useSyncExternalStore(subscribe, read, read);
  const { level, bandwidth } = now;
  const bitrate = level === null || level.bitrate === null ? null : copy.megabits(level.bitrate);
  return (
    <StatisticsPanel
      title={copy.title}
      closeLabel={actions.close}
      lines={[
        { name: copy.picture, valueText: copy.size(now.width, now.height, now.framesPerSecond) },
        {
          name: copy.level,
          valueText: level === null ? copy.unknown : copy.levelOf(level.number, level.of, bitrate),
        },
        { name: copy.bandwidth, valueText: bandwidth === null ? copy.unknown : copy.megabits(bandwidth) },
        { name: copy.buffer, valueText: copy.seconds(now.bufferSeconds) },
        { name: copy.dropped, valueText: copy.droppedOf(now.droppedFrames, now.shownFrames) },
      ]}
      onClose={onClose}
    />
  );
}
