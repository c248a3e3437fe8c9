import { useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../shared/classes';
import { reel } from './ReelVideo.css';

export interface ReelVideoProps {
  src: string;
  posterUrl?: string | null | undefined;
  /** What the video shows; without it the video is decorative, because its caption is beside it. */
  label?: string | undefined;
  /** Whether it should play; `onStarted` and `onPaused` report what it really does. */
  isPlaying: boolean;
  isMuted: boolean;
  className?: string | undefined;
  onStarted?: (() => void) | undefined;
  /** It is paused, also where the browser refused to start it. */
  onPaused?: (() => void) | undefined;
  onFailed?: (() => void) | undefined;
  /** How much of it has played, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** A reel's looping video without controls. */
export function ReelVideo({
  src,
  posterUrl,
  label,
  isPlaying,
  isMuted,
  className,
  onStarted,
  onPaused,
  onFailed,
  onProgress,
}: ReelVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handleRefusal = useEffectEvent(() => onPaused?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address has to be started again
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!isPlaying) element.pause();
    else {
      element.play().catch((error: unknown) => {
        // An AbortError only means that another command followed.
        if (error instanceof DOMException && error.name === 'NotAllowedError') handleRefusal();
      });
    }
  }, [isPlaying, src]);
  return (
    <video
      ref={video}
      className={classes(reel, className)}
      src={src}
      poster={posterUrl ?? undefined}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      muted={isMuted}
      preload="metadata"
      playsInline
      loop
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      onPlay={onStarted}
      onPause={onPaused}
      onError={onFailed}
      onTimeUpdate={
        onProgress &&
        (({ currentTarget: { currentTime, duration } }) => duration > 0 && onProgress(currentTime / duration))
      }
    >
      {/* Uploaded videos have no captions; the caption beside it is its text. */}
      <track kind="captions" />
    </video>
  );
}
