import { useEffect, useEffectEvent, useRef } from 'react';
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
  const { media } = useRuntime();
  const element = useRef<HTMLVideoElement>(null);
  const place = useRef({ mediaKey: props.mediaKey, time: 0, isPlaying: false });
  const fail = useEffectEvent((failure: 'refused' | 'unplayable') => {
    if (failure === 'refused') props.onRefused();
    else props.onUnplayable();
  });

  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    const before = place.current;
    const isSame = before.mediaKey === props.mediaKey;
    const goOn = () => {
      if (isSame && before.time > 0) video.currentTime = before.time;
      if (before.isPlaying || !isSame) void video.play().catch(() => {});
    };
    video.addEventListener('loadedmetadata', goOn, { once: true });
    const detach = media.attach(video, props.src, fail);
    return () => {
      place.current = {
        mediaKey: props.mediaKey,
        time: video.currentTime,
        isPlaying: !video.paused && !video.ended,
      };
      video.removeEventListener('loadedmetadata', goOn);
      detach();
    };
  }, [media, props.src, props.mediaKey]);

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
