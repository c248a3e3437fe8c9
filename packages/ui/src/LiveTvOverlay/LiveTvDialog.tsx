import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Pause, Play, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Spinner } from '../Spinner/Spinner';
import type { LiveTvOverlayProps } from './LiveTvOverlay';
import { bottom, channel, notice as noticeClass, slot, stage, surface, top } from './LiveTvOverlay.css';

/** The open overlay. */
export function LiveTvDialog({
  title,
  lang,
  isPlaying,
  notice,
  labels,
  onClose,
  onPlayPause,
  onRetry,
  children,
}: Omit<LiveTvOverlayProps, 'isOpen' | 'onExited'>) {
  const hasFailed = notice?.tone === 'bad';
  const toggle = isPlaying
    ? { Mark: Pause, text: labels.pause, onClick: onPlayPause }
    : { Mark: Play, text: labels.play, onClick: onPlayPause };
  const { Mark, text, onClick } = hasFailed
    ? { Mark: null, text: labels.tryAgain, onClick: onRetry }
    : toggle;
  return (
    <Dialog variant="screen" title={title} lang={lang} onClose={onClose}>
      <div className={stage}>
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
