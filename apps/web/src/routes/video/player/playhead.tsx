import type { PlayerEvent, PlayheadState } from '@chalchitra/machines';
import type { MediaStores } from '@chalchitra/player';
import { PlayerCaptions, PlayerTime, SeekBar } from '@chalchitra/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../../copy/copy';
import { clock } from './clock';
import type { PlayerView } from './playerView';
import { spokenTime } from './spokenTime';

const UNSEEN_MS = 10_000;

/** A screen reader reads what nobody sees, too. */
function followSlowly(onChange: () => void) {
  const timer = setInterval(onChange, UNSEEN_MS);
  return () => clearInterval(timer);
}

/** Something of the playhead, followed slowly while nobody sees it. */
function usePlayhead<Chosen>(
  { playhead }: MediaStores,
  isSeen: boolean,
  choose: (state: PlayheadState) => Chosen,
): Chosen {
  const read = () => choose(playhead.read());
  return useSyncExternalStore(isSeen ? playhead.subscribe : followSlowly, read, read);
}

interface SeenProps {
  stores: MediaStores;
  isSeen: boolean;
}

/** The seek bar on the playhead; of a live stream it shows what can be sought. */
export function PlayheadSeekBar({
  stores,
  isSeen,
  view: { isLive, isAtLiveEdge },
  send,
}: SeenProps & {
  view: Pick<PlayerView, 'isLive' | 'isAtLiveEdge'>;
  send: (event: PlayerEvent) => void;
}) {
  const messages = useMessages('player');
  const spoken = (seconds: number) => spokenTime(seconds, messages.spoken);
  const { position, duration, bufferedRanges, seekable } = usePlayhead(stores, isSeen, (state) => state);
  const start = isLive ? seekable.start : 0;
  const length = isLive ? seekable.end - seekable.start : duration;
  const current = Math.max(0, position - start);
  const liveText = (seconds: number) =>
    isAtLiveEdge && seconds === current
      ? messages.live
      : messages.behindLive({ time: spoken(length - seconds) });
  const spokenPosition = (seconds: number) =>
    length > 0
      ? messages.positionSpoken({ position: spoken(seconds), duration: spoken(length) })
      : spoken(seconds);
  return (
    <SeekBar
      label={messages.seek}
      position={current}
      duration={length}
      isLive={isLive}
      bufferedRanges={bufferedRanges.map((range) => ({ start: range.start - start, end: range.end - start }))}
      timeText={isLive ? (seconds) => `−${clock(length - seconds)}` : clock}
      valueText={isLive ? liveText : spokenPosition}
      frameAt={(seconds) => stores.frameAt(seconds + start)}
      onSeek={(seconds) => send({ type: 'playhead.moveTo', seconds: seconds + start })}
      onSeekBy={(seconds) => send({ type: 'playhead.moveBy', seconds })}
    />
  );
}

/** Where the playhead is, renewed once a second. */
export function PlayheadTime({ stores, isSeen }: SeenProps) {
  const positionText = usePlayhead(stores, isSeen, ({ position }) => clock(position));
  const durationText = usePlayhead(stores, isSeen, ({ duration }) => clock(duration));
  return <PlayerTime positionText={positionText} durationText={durationText} />;
}

/** The captions that are said now. */
export function CurrentCaptions({
  stores,
  lang,
  look,
  isRaised,
}: {
  stores: MediaStores;
  lang: string;
  look: PlayerView['captionLook'];
  isRaised: boolean;
}) {
  const { subscribe, read } = stores.captions;
  const lines = useSyncExternalStore(subscribe, read, read);
  return <PlayerCaptions lines={lines} lang={lang} look={look} isRaised={isRaised} />;
}
