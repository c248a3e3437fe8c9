import type { Episode, Id, VideoDetail } from '@chalchitra/api/types';
import { mediaKeyOf } from '@chalchitra/machines';
import { Button, PlayerFrame, PlayerMessage } from '@chalchitra/ui';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useBaseMessages, useMessages } from '../../../copy/copy';
import { useRuntime } from '../../../runtime';
import { useCell } from '../../../useCell';
import type { ReachedPlace } from '../../../viewing';
import { media } from '../VideoScreen.css';
import { PlayerLayers } from './PlayerLayers';
import { toPlayerContent } from './playerContent';
import { toPlayerView } from './playerView';
import { type PlayerOptions, usePlayer } from './usePlayer';
import { usePlayerKeys } from './usePlayerKeys';
import { usePlayerParts } from './usePlayerParts';

export interface MediaPlayerProps {
  detail: VideoDetail;
  /** The episode that plays; null for a title without episodes. */
  episodeId: Id | null;
  onStarted: (isLive: boolean) => void;
  onEpisodeChosen: (episodeId: Id) => void;
  /** Called each time a position is stored. */
  onPosition: (reached: Omit<ReachedPlace, 'title'>, isFinal: boolean) => void;
  /** The server says that the subscription has ended. */
  onSubscriptionEnded: () => void;
  /** Fetches the title again when its addresses have expired; undefined where it is gone. */
  onRenew: () => Promise<VideoDetail | undefined>;
}

/** Translates between a title with its episodes and the player's list of media. */
function useOptions(props: MediaPlayerProps): PlayerOptions {
  const { detail, episodeId, onStarted, onEpisodeChosen, onPosition, onSubscriptionEnded, onRenew } = props;
  const content = useMemo(() => toPlayerContent(detail), [detail]);
  return {
    content,
    mediaKey: mediaKeyOf(detail.item.id, episodeId),
    onStarted,
    onSubscriptionEnded,
    onEpisodeChosen(key) {
      const entry = content.entries.find(({ mediaKey }) => mediaKey === key);
      if (entry && entry.episodeId !== null) onEpisodeChosen(entry.episodeId);
    },
    onPosition({ mediaKey, position, duration, session, isFinal }) {
      const index = detail.episodes.findIndex(({ id }) => mediaKeyOf(detail.item.id, id) === mediaKey);
      const toPart = (part: Episode | undefined) => (part ? { id: part.id, name: part.name } : null);
      const episode = toPart(detail.episodes[index]);
      const nextEpisode = episode && toPart(detail.episodes[index + 1]);
      onPosition({ episode, nextEpisode, position, duration, session }, isFinal);
    },
    async onRenew(key) {
      const renewed = await onRenew();
      return renewed && toPlayerContent(renewed).entries.find(({ mediaKey }) => mediaKey === key);
    },
  };
}

/** Plays files and playlists in our own player: the media element, and over it what is shown of the machine. */
export function MediaPlayer(props: MediaPlayerProps) {
  const options = useOptions(props);
  const { content, mediaKey } = options;
  const { actions, video } = useBaseMessages();
  const { failures } = useMessages('player');
  const slot = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { player, hasFailed, tryAgain } = usePlayer(slot, frame, options);
  const actor = player?.actor;
  const parts = usePlayerParts();
  const view = useSelector(actor, (snapshot) => (snapshot ? toPlayerView(snapshot) : null), shallowEqual);
  const send = useCallback(
    (event: Parameters<NonNullable<typeof actor>['send']>[0]) => {
      // Any action here may be on the way to a menu.
      parts.menus.preload();
      actor?.send(event);
    },
    [actor, parts],
  );
  const { shortcutsOff } = useRuntime();
  usePlayerKeys(frame, send, !useCell(shortcutsOff));
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
      label={video.player({ title: entry?.name || content.title })}
      shape="fill"
      areControlsShown={view?.areControlsShown ?? true}
      media={<div ref={slot} className={media} />}
      onActivity={() => send({ type: 'pointer.moved' })}
      onHoldChange={(areHeld) => send({ type: areHeld ? 'controls.held' : 'controls.released' })}
      onPress={() => send({ type: 'playback.toggle' })}
      onTap={() => send({ type: 'picture.tap' })}
      onDoubleTap={(side) => send({ type: 'picture.doubleTap', side })}
      onDoubleClick={() => send({ type: 'fullScreen.toggle' })}
    >
      {player && view && (
        <PlayerLayers
          view={view}
          content={content}
          stores={player.media}
          send={send}
          parts={parts}
          mobileCeiling={player.mobileCeiling}
          frame={frame.current}
          shortcutsOff={shortcutsOff}
        />
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
