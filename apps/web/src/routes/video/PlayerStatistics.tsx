import { StatisticsPanel } from '@chalchitra/ui';
import { use, useSyncExternalStore } from 'react';
import { useAreaCopy } from '../../copy/copy';
import type { MediaStores } from './playhead';

/** What the media measures. */
export function PlayerStatistics({ stores, onClose }: { stores: MediaStores; onClose: () => void }) {
  const { statistics: copy } = useAreaCopy('playerPanels');
  const { subscribe, read } = use(stores.statistics());
  const now = useSyncExternalStore(subscribe, read, read);
  const { level, bandwidth } = now;
  const bitrate = level === null || level.bitrate === null ? null : copy.megabits(level.bitrate);
  return (
    <StatisticsPanel
      title={copy.title}
      closeLabel={copy.close}
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
