import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Pause, Play, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import { bottom, channel, notice as noticeClass, player, slot, surface, top } from './LiveTvOverlay.css';

export interface LiveTvOverlayProps {
  isOpen: boolean;
  /** The channel's name. */
  title: string;
  /** The name's language, BCP 47. */
  lang?: string | null | undefined;
  isPlaying: boolean;
  /** Shown over the picture while it is being waited for or when it can't be shown. */
  notice?: { tone: 'waiting' | 'bad'; text: string } | undefined;
  labels: { live: string; close: string; play: string; pause: string; tryAgain: string };
  onClose: () => void;
  /** It has closed and left the page. */
  onExited?: (() => void) | undefined;
  /** Called to play when it is paused, and to pause when it plays. */
  onPlayPause: () => void;
  /** Loads the channel again; shown in place of Play/Pause where it can't be shown. */
  onRetry: () => void;
  /** The embed, with its own controls and full screen off. */
  children: ReactNode;
}

/** A live channel over the whole screen with Close and Play/Pause (spec §2). */
export function LiveTvOverlay({
  isOpen,
  title,
  lang,
  isPlaying,
  notice,
  labels,
  onClose,
  onExited,
  onPlayPause,
  onRetry,
  children,
}: LiveTvOverlayProps) {
  const hasFailed = notice?.tone === 'bad';
  const toggle = isPlaying
    ? { Mark: Pause, text: labels.pause, onClick: onPlayPause }
    : { Mark: Play, text: labels.play, onClick: onPlayPause };
  const { Mark, text, onClick } = hasFailed
    ? { Mark: null, text: labels.tryAgain, onClick: onRetry }
    : toggle;
  return (
    <Dialog isOpen={isOpen} variant="screen" title={title} lang={lang} onClose={onClose} onExited={onExited}>
      <div className={player}>
        <div className={slot}>{children}</div>
        {!hasFailed && (
          <button type="button" className={surface} tabIndex={-1} aria-hidden="true" onClick={onPlayPause} />
        )}
        {notice && (
          <p className={noticeClass} role={hasFailed ? 'alert' : 'status'}>
            {notice.tone === 'waiting' && <Spinner />}
            {notice.text}
          </p>
        )}
        <div className={top}>
          <Badge tone="live">{labels.live}</Badge>
          <p className={channel} aria-hidden="true" lang={lang ?? undefined} dir="auto">
            {title}
          </p>
          <IconButton variant="onPicture" label={labels.close} icon={<X />} onClick={onClose} />
        </div>
        <div className={bottom}>
          <Button
            variant="highlight"
            size="large"
            icon={Mark && <Mark size={20} fill="currentColor" />}
            onClick={onClick}
          >
            {text}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
