import { type KeyboardEvent, useState } from 'react';
import { Artwork } from '../Artwork/Artwork';
import { Avatar } from '../Avatar/Avatar';
import { Dialog } from '../Dialog/Dialog';
import { ChevronLeft, ChevronRight, Heart, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { PostPicture } from '../PostPicture/PostPicture';
import type { OpenPostViewerProps, ViewedPost } from './PostViewer';
import {
  caption,
  close,
  faint,
  glow,
  heart,
  image,
  layout,
  likes,
  missing,
  name,
  next,
  previous,
  side,
  stage,
  who,
} from './PostViewer.css';

function PostContent({ post }: { post: ViewedPost }) {
  const [isBroken, setIsBroken] = useState(false);
  const { kind, contentUrl, posterUrl } = post;
  if (isBroken) {
    return (
      <div className={missing}>
        <Artwork sources={{ small: null, wide: null }} title={post.caption} lang={post.lang} shape="square" />
      </div>
    );
  }
  if (kind === 'image') {
    return <img className={image} src={contentUrl} alt={post.altText} onError={() => setIsBroken(true)} />;
  }
  return (
    <video
      className={image}
      src={contentUrl}
      poster={posterUrl ?? undefined}
      aria-label={post.altText}
      controls
      controlsList="nodownload noremoteplayback"
      disablePictureInPicture
      playsInline
      autoPlay
      loop
      onError={() => setIsBroken(true)}
    >
      {/* What viewers upload comes without captions; the caption beside it is its text. */}
      <track kind="captions" />
    </video>
  );
}

/** The open viewer; comes with the first post that is opened, apart from the page's own code. */
export function PostViewerDialog({
  post,
  positionText,
  onPrevious,
  onNext,
  onClose,
  labels,
}: OpenPostViewerProps) {
  const { creator } = post;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== backward) return;
    event.preventDefault();
    if (event.key === forward) onNext?.();
    else onPrevious?.();
  };

  return (
    <Dialog variant="screen" title={labels.viewer} onClose={onClose} onKeyDown={handleKeyDown}>
      <div className={layout}>
        <div className={stage}>
          <div className={glow}>
            <PostPicture
              kind="image"
              contentUrl={(post.kind === 'image' ? post.contentUrl : post.posterUrl) ?? ''}
              caption=""
            />
          </div>
          <PostContent key={post.id} post={post} />
          <IconButton
            className={close}
            variant="onPicture"
            label={labels.close}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
          <IconButton
            className={previous}
            variant="onPicture"
            label={labels.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={onPrevious === undefined || undefined}
            onClick={() => onPrevious?.()}
          />
          <IconButton
            className={next}
            variant="onPicture"
            label={labels.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={onNext === undefined || undefined}
            onClick={() => onNext?.()}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long caption is scrolled by the keyboard too */}
        <section className={side} aria-label={labels.about} aria-live="polite" tabIndex={0}>
          {creator && (
            <div className={who}>
              <Avatar name={creator.name} photoUrl={creator.photoUrl} />
              {creator.href ? (
                <Anchor className={name} href={creator.href} dir="auto">
                  {creator.name}
                </Anchor>
              ) : (
                <span className={name} dir="auto">
                  {creator.name}
                </span>
              )}
            </div>
          )}
          {post.caption !== '' && (
            <p className={caption} lang={post.lang ?? undefined} dir="auto">
              {post.caption}
            </p>
          )}
          <p className={likes}>
            <Heart className={heart} size={18} aria-hidden="true" />
            {post.likesText}
          </p>
          {post.dateText && <p className={faint}>{post.dateText}</p>}
          {positionText && <p className={faint}>{positionText}</p>}
        </section>
      </div>
    </Dialog>
  );
}
