import { useEffect, useEffectEvent } from 'react';
import { useBaseMessages } from '../../../copy/copy';
import { embedAddress } from '../../../present/embed';
import { useRuntime } from '../../../runtime';
import { embed } from '../VideoScreen.css';

export interface EmbedPlayerProps {
  videoId: string;
  title: string;
  /** Playback counts as started when the embed is opened. */
  onStarted: () => void;
}

/** Plays a title in the embedded player of the service that hosts it. */
export function EmbedPlayer({ videoId, title, onStarted }: EmbedPlayerProps) {
  const { video } = useBaseMessages();
  const { embedHost } = useRuntime().settings;
  const notifyStarted = useEffectEvent(onStarted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each video
  useEffect(() => notifyStarted(), [videoId]);
  return (
    <iframe
      className={embed}
      src={embedAddress(embedHost, videoId, 'withControls')}
      title={video.player({ title })}
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
