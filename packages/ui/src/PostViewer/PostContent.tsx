import { useRef } from 'react';
import { Artwork } from '../Artwork/Artwork';
import { Button } from '../Button/Button';
import { Play, Volume, VolumeOff } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { ReelVideo } from '../ReelVideo/ReelVideo';
import { useBroken } from '../shared/useBroken';
import { usePageSeen } from '../shared/usePageSeen';
import type { OpenPostViewerProps, ViewedPost } from './PostViewer';
import { again, image, missing, progress, sound, tap, tapMark } from './PostViewer.css';

/** What is drawn where a post's picture or video can't be shown. */
function Missing({ post }: { post: ViewedPost }) {
  return (
    <div className={missing}>
      <Artwork sources={{ small: null, wide: null }} title={post.caption} lang={post.lang} shape="square" />
    </div>
  );
}

export type PostContentProps = Pick<OpenPostViewerProps, 'post' | 'reel' | 'labels'>;

/** The picture or the video of the open post; mounted again for each. */
export function PostContent({ post, reel, labels }: PostContentProps) {
  const [isBroken, noteBroken] = useBroken(post.contentUrl);
  const line = useRef<HTMLSpanElement>(null);
  usePageSeen(reel.onPageSeen);
  if (post.kind === 'image') {
    if (isBroken) return <Missing post={post} />;
    return (
      <img
        className={image}
        src={post.contentUrl}
        alt={post.altText}
        draggable={false}
        onError={noteBroken}
      />
    );
  }
  if (reel.isBroken) {
    return (
      <>
        <div className={again} role="alert">
          <p>{labels.reelFailed}</p>
          <Button size="small" isBusy={reel.isRenewing} onClick={reel.onRetry}>
            {labels.tryAgain}
          </Button>
        </div>
        <Missing post={post} />
      </>
    );
  }
  return (
    <>
      <ReelVideo
        className={image}
        src={post.contentUrl}
        posterUrl={post.posterUrl}
        label={post.altText}
        isPlaying={reel.isPlaying}
        isMuted={reel.isMuted}
        onStarted={reel.onStarted}
        onPaused={reel.onPaused}
        onFailed={reel.onFailed}
        onProgress={(part) => line.current?.style.setProperty('--cc-progress', String(part))}
      />
      <button
        type="button"
        className={tap}
        aria-label={reel.isPlaying ? labels.pause : labels.play}
        onClick={reel.onToggle}
      >
        {!reel.isPlaying && (
          <span className={tapMark} aria-hidden="true">
            <Play size={34} fill="currentColor" />
          </span>
        )}
      </button>
      <IconButton
        className={sound}
        variant="onPicture"
        label={reel.isMuted ? labels.soundOn : labels.soundOff}
        icon={reel.isMuted ? <VolumeOff /> : <Volume />}
        onClick={reel.onSoundToggle}
      />
      <span ref={line} className={progress} aria-hidden="true" />
    </>
  );
}
