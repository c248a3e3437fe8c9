import type { PlaybackRefusal } from '@chalchitra/machines';
import { Button, PlayerMessage } from '@chalchitra/ui';
import { type AreaMessages, useMessages, usePresent } from '../../../copy/copy';

function deviceText(
  browser: string | null,
  system: string | null,
  screens: AreaMessages['player']['screens'],
): string {
  if (browser === null) return system ?? screens.unknownDevice;
  return system === null ? browser : screens.device({ browser, system });
}

/** Where the account plays already, and the way to play here instead. */
export function ScreensInUse({ refusal, onTakeOver }: { refusal: PlaybackRefusal; onTakeOver: () => void }) {
  const { screens } = useMessages('player');
  const present = usePresent();
  const { status, limit, others } = refusal;
  return (
    <PlayerMessage
      title={status === 'takenOver' ? screens.takenOver : screens.full({ limit: limit ?? 1 })}
      detailText={others
        .map(({ browser, system, since }) => {
          const device = deviceText(browser, system, screens);
          const time = present.time(since);
          return time === null ? device : screens.since({ device, time });
        })
        .join('\n')}
      kind="inUse"
    >
      <Button variant="action" onClick={onTakeOver}>
        {screens.playHere}
      </Button>
    </PlayerMessage>
  );
}
