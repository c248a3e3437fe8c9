import type { ContentItem, Episode } from '@chalchitra/api/types';
import { Alert, Button } from '@chalchitra/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy';
import { toArtworkSources } from '../../present/artwork';
import { embedAddress } from '../../present/embed';
import { useRuntime } from '../../runtime';
import { VideoElement } from './VideoElement';
import { picture } from './VideoScreen.css';

const MOST_RENEWALS = 2;

export interface PlayerProps {
  item: ContentItem;
  episode: Episode | null;
  /** Playback began; an embed counts as begun when it is opened. */
  onStarted: () => void;
  /** The media address lapsed: asks for the item anew and answers its address now. */
  onRefused: () => Promise<string | null>;
}

/** Plays an item or one of its episodes: as an embed, a playlist or a file. */
export function Player(props: PlayerProps) {
  const { item, episode } = props;
  const { video } = useCopy();
  if (item.youtubeVideoId !== null && episode === null) {
    return <Embed videoId={item.youtubeVideoId} title={item.title} onStarted={props.onStarted} />;
  }
  const src = episode === null ? item.videoUrl : episode.videoUrl;
  if (src === null) return <Alert tone="note">{video.noSource}</Alert>;
  return <Media {...props} src={src} mediaKey={`${item.id}/${episode?.id ?? ''}`} />;
}

function Embed({ videoId, title, onStarted }: { videoId: string; title: string; onStarted: () => void }) {
  const { video } = useCopy();
  const { embedHost } = useRuntime().settings;
  const tellStarted = useEffectEvent(onStarted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each video
  useEffect(() => tellStarted(), [videoId]);
  return (
    <iframe
      className={picture}
      src={embedAddress(embedHost, videoId, 'withControls')}
      title={video.player(title)}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function Media({
  item,
  episode,
  src,
  mediaKey,
  onStarted,
  onRefused,
}: PlayerProps & { src: string; mediaKey: string }) {
  const { video, actions } = useCopy();
  const [attempt, setAttempt] = useState(0);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const poster = toArtworkSources(episode?.artwork ?? item.artwork).wide?.src ?? null;

  const renewals = useRef(0);
  const fail = () => setFailedSrc(src);
  // A lapsed address is asked for anew; one that doesn't change, or is refused again and again, can't be played.
  const renew = () => {
    renewals.current += 1;
    if (renewals.current > MOST_RENEWALS) fail();
    else onRefused().then((renewed) => renewed === src && fail(), fail);
  };
  const start = () => {
    renewals.current = 0;
    onStarted();
  };
  if (failedSrc === src) {
    const tryAgain = () => {
      renewals.current = 0;
      setFailedSrc(null);
      setAttempt(attempt + 1);
    };
    return (
      <Alert
        tone="bad"
        action={
          <Button size="small" onClick={tryAgain}>
            {actions.tryAgain}
          </Button>
        }
      >
        {video.playbackFailed}
      </Alert>
    );
  }
  return (
    <VideoElement
      key={attempt}
      className={picture}
      src={src}
      mediaKey={mediaKey}
      poster={poster}
      label={video.player(episode?.name ?? item.title)}
      lang={item.lang}
      onStarted={start}
      onRefused={renew}
      onUnplayable={fail}
    />
  );
}
