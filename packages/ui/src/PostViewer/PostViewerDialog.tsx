import type { KeyboardEvent } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Dialog } from '../Dialog/Dialog';
import { Heart } from '../Icon/creatorIcons';
import { ChevronLeft, ChevronRight, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { PostPicture } from '../PostPicture/PostPicture';
import { PostContent } from './PostContent';
import type { OpenPostViewerProps } from './PostViewer';
import {
  caption,
  close,
  content,
  faint,
  glow,
  heart,
  layout,
  likes,
  name,
  next,
  previous,
  side,
  stage,
  who,
} from './PostViewer.css';
import { useSwipe } from './useSwipe';

/** The open viewer; comes with the first post that is opened, apart from the page's own code. */
export function PostViewerDialog({
  post,
  reel,
  positionText,
  onPrevious,
  onNext,
  onClose,
  labels,
}: OpenPostViewerProps) {
  const { creator } = post;

  const isRtl = () => getComputedStyle(document.documentElement).direction === 'rtl';
  /** To the neighbour that lies on this side of the screen. */
  const go = (side: 'left' | 'right') => {
    if ((side === 'right') !== isRtl()) onNext?.();
    else onPrevious?.();
  };
  // What comes in from a side is what the finger draws away to the other.
  const swipe = useSwipe((direction) => go(direction > 0 ? 'left' : 'right'));

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (event.key === ' ' && post.kind === 'reel' && !isOnControl) reel.onToggle();
    else if (event.key === 'ArrowRight') go('right');
    else if (event.key === 'ArrowLeft') go('left');
    else return;
    event.preventDefault();
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
          <div key={post.id} className={content} {...swipe}>
            <PostContent post={post} reel={reel} labels={labels} />
          </div>
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
