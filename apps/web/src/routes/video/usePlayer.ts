import type { PlayableMedia } from '@chalchitra/machines';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlayerPlatform } from '../../platform/player/playerPlatform';
import { useRuntime } from '../../runtime';
import type { PlayerContent } from './playerContent';
import { createPlayer, type RunningPlayer } from './playerFlow';

/** What the player's page brings and hears. */
export interface PlayerOptions {
  content: PlayerContent;
  /** What is to be played; another one is chosen as an episode is. */
  mediaKey: string;
  onStarted: () => void;
  onEpisodeChosen: (mediaKey: string) => void;
  /** Asks for the addresses of a media anew; undefined where it is gone. */
  onRenew: (mediaKey: string) => Promise<PlayableMedia | undefined>;
}

/** Brings the player's platform and starts a player on a media element of its own within `slot`; null until then. */
export function usePlayer(
  slot: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  options: PlayerOptions,
): { player: RunningPlayer | null; hasFailed: boolean; tryAgain: () => void } {
  const { bringPlayer } = useRuntime();
  const { content, mediaKey } = options;
  const [platform, setPlatform] = useState<PlayerPlatform | 'failed' | null>(null);
  const [player, setPlayer] = useState<RunningPlayer | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (platform !== null) return;
    let isOver = false;
    bringPlayer().then(
      (brought) => !isOver && setPlatform(brought),
      () => !isOver && setPlatform('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [platform, bringPlayer]);

  useEffect(() => {
    if (slot.current === null || frame.current === null || platform === null || platform === 'failed') return;
    const { content, mediaKey } = latest.current;
    const element = platform.elementFor(mediaKey);
    const running = createPlayer(platform, { element, frame: frame.current }, pageOf(latest), {
      playlist: content.entries,
      mediaKey,
    });
    slot.current.append(element);
    const { actor } = running;
    actor.on('media.started', () => latest.current.onStarted());
    actor.on('episode.chosen', (news) => latest.current.onEpisodeChosen(news.mediaKey));
    actor.start();
    for (const press of platform.takeKeys()) actor.send({ type: 'key.press', ...press });
    setPlayer(running);
    return () => {
      setPlayer(null);
      actor.stop();
      element.remove();
    };
  }, [slot, frame, platform]);

  useEffect(() => {
    player?.actor.send({ type: 'playlist.changed', playlist: content.entries });
  }, [player, content]);

  useEffect(() => {
    if (player === null || player.actor.getSnapshot().context.mediaKey === mediaKey) return;
    player.actor.send({ type: 'episode.choose', mediaKey });
  }, [player, mediaKey]);

  return { player, hasFailed: platform === 'failed', tryAgain: () => setPlatform(null) };
}

function pageOf(latest: RefObject<PlayerOptions>) {
  return {
    renew: (mediaKey: string) => latest.current.onRenew(mediaKey),
    describe(mediaKey: string) {
      const { title, entries } = latest.current.content;
      const entry = entries.find((other) => other.mediaKey === mediaKey);
      const isEpisode = entry !== undefined && entry.episodeId !== null;
      return {
        title: isEpisode ? entry.name || title : title,
        subtitle: isEpisode ? title : '',
        artwork: entry?.artwork.wide?.src ?? null,
      };
    },
  };
}
