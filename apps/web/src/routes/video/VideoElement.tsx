import type { MediaConnection, MediaFact } from '@chalchitra/machines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRuntime } from '../../runtime';

export interface VideoElementProps {
  /** Address of a file or playlist; a new address of the same thing goes on at the same place. */
  src: string;
  /** What is played: another one starts from 0. */
  mediaKey: string;
  poster: string | null;
  label: string;
  lang: string | null;
  className: string;
  onStarted: () => void;
  /** The address lapsed or was refused: a new one should be asked for. */
  onRefused: () => void;
  onUnplayable: () => void;
}

/** The media element with its source, which comes by way of the runtime. */
export function VideoElement(props: VideoElementProps) {
  const { bringPlayer } = useRuntime();
  const { mediaKey, src: url } = props;
  const element = useRef<HTMLVideoElement>(null);
  const [media, setMedia] = useState<MediaConnection | null>(null);
  const hear = useEffectEvent((fact: MediaFact) => {
    if (fact.type !== 'media.failed') return;
    if (fact.code === 'expired' || fact.code === 'missing') props.onRefused();
    else props.onUnplayable();
  });

  useEffect(() => {
    const video = element.current;
    let isOver = false;
    let connected: MediaConnection | null = null;
    bringPlayer().then(
      ({ connectMedia }) => {
        if (isOver || video === null) return;
        connected = connectMedia({ element: video, frame: video }, hear);
        setMedia(connected);
      },
      () => !isOver && hear({ type: 'media.failed', code: 'network' }),
    );
    return () => {
      isOver = true;
      connected?.disconnect();
    };
  }, [bringPlayer]);

  const playing = useRef<string | null>(null);
  useEffect(() => {
    if (media === null) return;
    const isSame = playing.current === mediaKey;
    playing.current = mediaKey;
    const wanted = { qualities: [], height: null, audioLang: null, captionsLang: null };
    media.obey({
      type: 'source.load',
      source: { ...wanted, mediaKey, url, startAt: isSame ? null : 0, isPlaying: isSame ? null : true },
    });
  }, [media, url, mediaKey]);

  return (
    // biome-ignore lint/a11y/useMediaCaption: captions come as text tracks of the playlist
    <video
      ref={element}
      className={props.className}
      aria-label={props.label}
      lang={props.lang ?? undefined}
      poster={props.poster ?? undefined}
      controls
      controlsList="nodownload"
      disablePictureInPicture
      playsInline
      preload="metadata"
      onPlaying={props.onStarted}
    />
  );
}
