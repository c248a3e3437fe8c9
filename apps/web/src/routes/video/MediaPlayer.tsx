import { Button, PlayerFrame, PlayerMessage } from '@chalchitra/ui';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { useAreaCopy, useCopy } from '../../copy/copy';
import { playerMenus } from './PlayerBar';
import { PlayerLayers } from './PlayerLayers';
import { toPlayerView } from './playerView';
import { type PlayerOptions, usePlayer } from './usePlayer';
import { usePlayerKeys } from './usePlayerKeys';
import { media } from './VideoScreen.css';

/** Plays files and playlists in our own player: the media element, and over it what is shown of the machine. */
export function MediaPlayer(options: PlayerOptions) {
  const { content, mediaKey } = options;
  const { actions, video } = useCopy();
  const { failures } = useAreaCopy('player');
  const slot = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { player, hasFailed, tryAgain } = usePlayer(slot, frame, options);
  const actor = player?.actor;
  const view = useSelector(actor, (snapshot) => (snapshot ? toPlayerView(snapshot) : null), shallowEqual);
  const send = useCallback(
    (event: Parameters<NonNullable<typeof actor>['send']>[0]) => {
      // Whoever does anything here may be on the way to a menu.
      playerMenus.preload();
      actor?.send(event);
    },
    [actor],
  );
  usePlayerKeys(frame, send);
  const entry = content.entries.find((other) => other.mediaKey === (view?.mediaKey ?? mediaKey));
  const poster = entry?.artwork.wide?.src ?? '';

  useEffect(() => {
    if (player === null) return;
    const { element } = player.media;
    element.lang = content.lang ?? '';
    element.poster = poster;
  }, [player, content.lang, poster]);

  return (
    <PlayerFrame
      ref={frame}
      label={video.player(entry?.name || content.title)}
      shape="fill"
      areControlsShown={view?.areControlsShown ?? true}
      media={<div ref={slot} className={media} />}
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
        <PlayerMessage title={failures.loadFailed}>
          <Button variant="action" onClick={tryAgain}>
            {actions.tryAgain}
          </Button>
        </PlayerMessage>
      )}
    </PlayerFrame>
  );
}
