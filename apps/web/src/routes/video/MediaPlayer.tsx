import { Button, PlayerFrame, PlayerMessage } from '@chalchitra/ui';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useRef, useState } from 'react';
import { useAreaCopy } from '../../copy/copy';
import { PlayerLayers } from './PlayerLayers';
import { toPlayerView } from './playerView';
import { type PlayerOptions, usePlayer } from './usePlayer';
import { usePlayerKeys } from './usePlayerKeys';

/** Plays files and playlists in our own player: the media element, and over it what is shown of the machine. */
export function MediaPlayer(options: PlayerOptions) {
  const { content, mediaKey } = options;
  const copy = useAreaCopy('player');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const frame = useRef<HTMLElement>(null);
  const { player, hasFailed, tryAgain } = usePlayer(video, frame, options);
  const actor = player?.actor;
  const view = useSelector(actor, (snapshot) => (snapshot ? toPlayerView(snapshot) : null), shallowEqual);
  const send = useCallback(
    (event: Parameters<NonNullable<typeof actor>['send']>[0]) => actor?.send(event),
    [actor],
  );
  usePlayerKeys(frame, send);
  const entry = content.entries.find((other) => other.mediaKey === (view?.mediaKey ?? mediaKey));

  return (
    <PlayerFrame
      ref={frame}
      label={copy.frame(entry?.name || content.title)}
      shape="fill"
      areControlsShown={view?.areControlsShown ?? true}
      media={
        // biome-ignore lint/a11y/useMediaCaption: captions come as text tracks of the media and are drawn by us
        <video
          ref={setVideo}
          lang={content.lang ?? undefined}
          poster={entry?.artwork.wide?.src}
          controlsList="nodownload"
          disablePictureInPicture
          playsInline
          preload="metadata"
          tabIndex={-1}
        />
      }
      onActivity={() => send({ type: 'pointer.moved' })}
      onFocusChange={(isWithin) => send({ type: isWithin ? 'focus.entered' : 'focus.left' })}
      onPress={() => send({ type: 'playback.toggle' })}
      onTap={() => send({ type: 'picture.tap' })}
      onDoubleTap={(side) => send({ type: 'picture.doubleTap', side })}
      onDoubleClick={() => send({ type: 'fullScreen.toggle' })}
    >
      {player && view && (
        <PlayerLayers view={view} content={content} stores={player.media} send={send} frame={frame.current} />
      )}
      {hasFailed && (
        <PlayerMessage title={copy.failures.notBrought}>
          <Button variant="action" onClick={tryAgain}>
            {copy.tryAgain}
          </Button>
        </PlayerMessage>
      )}
    </PlayerFrame>
  );
}
