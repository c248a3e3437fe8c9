import type { ContentItem, Episode, VideoDetail } from '@chalchitra/api/types';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useCopy } from '../../copy/copy';
import { embedAddress } from '../../present/embed';
import { useRuntime } from '../../runtime';
import { mediaKeyOf } from './chosenMedia';
import { MediaPlayer } from './MediaPlayer';
import { toPlayerContent } from './playerContent';
import { embed } from './VideoScreen.css';

export interface PlayerProps {
  item: ContentItem;
  episodes: readonly Episode[];
  episode: Episode | null;
  /** Playback began; an embed counts as begun when it is opened. */
  onStarted: () => void;
  onEpisodeChosen: (episodeId: string) => void;
  /** Fetches the title and its episodes again, whose addresses have expired; undefined where the title is gone. */
  onRenew: () => Promise<VideoDetail | undefined>;
}

/** Plays an item or one of its episodes: as an embed, a playlist or a file. */
export function Player(props: PlayerProps) {
  const { item, episodes, episode, onStarted } = props;
  const content = useMemo(() => toPlayerContent(item, episodes), [item, episodes]);
  const episodeOf = (key: string) =>
    content.entries.find(({ mediaKey }) => mediaKey === key)?.episodeId ?? null;
  if (item.youtubeVideoId !== null && episode === null) {
    return <Embed videoId={item.youtubeVideoId} title={item.title} onStarted={onStarted} />;
  }
  return (
    <MediaPlayer
      key={item.id}
      content={content}
      mediaKey={mediaKeyOf(item.id, episode?.id ?? null)}
      onStarted={onStarted}
      onEpisodeChosen={(key) => {
        const id = episodeOf(key);
        if (id !== null) props.onEpisodeChosen(id);
      }}
      onRenew={async (key) => {
        const renewed = await props.onRenew();
        if (renewed === undefined) return undefined;
        const { entries } = toPlayerContent(renewed.item, renewed.episodes);
        return entries.find(({ mediaKey }) => mediaKey === key);
      }}
    />
  );
}

function Embed({ videoId, title, onStarted }: { videoId: string; title: string; onStarted: () => void }) {
  const { video } = useCopy();
  const { embedHost } = useRuntime().settings;
  const notifyStarted = useEffectEvent(onStarted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each video
  useEffect(() => notifyStarted(), [videoId]);
  return (
    <iframe
      className={embed}
      src={embedAddress(embedHost, videoId, 'withControls')}
      title={video.player(title)}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
