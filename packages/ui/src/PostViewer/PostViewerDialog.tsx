import { type KeyboardEvent, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { OpenDialog } from '../Dialog/Dialog';
import { Heart } from '../Icon/creatorIcons';
import { ChevronLeft, ChevronRight, X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { PostCaption } from '../PostCard/PostCaption';
import { PostCreatorName } from '../PostCard/PostCreatorName';
import { PostPicture } from '../PostPicture/PostPicture';
import { directionOf } from '../shared/directionOf';
import { mirrored } from '../theme/text.css';
import { PostContent } from './PostContent';
import type { OpenPostViewerProps } from './PostViewer';
import {
  caption,
  close,
  faint,
  glow,
  heart,
  layout,
  likes,
  next,
  previous,
  side,
  stage,
  who,
} from './PostViewer.css';
import { SwipeArea } from './SwipeArea';

/** The open viewer. */
export function PostViewerDialog({
  post,
  reel,
  positionText,
  onPrevious,
  onNext,
  onClose,
  hashtagHref,
  labels,
}: OpenPostViewerProps) {
  const { creator } = post;
  const [from, setFrom] = useState<'left' | 'right' | null>(null);

  const isRightToLeft = () => directionOf() === 'rtl';
  /** To the neighbour that lies on this side of the screen. */
  const go = (side: 'left' | 'right') => {
    setFrom(side);
    if ((side === 'right') !== isRightToLeft()) onNext?.();
    else onPrevious?.();
  };

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
    <OpenDialog variant="screen" title={labels.viewer} onClose={onClose} onKeyDown={handleKeyDown}>
      <div className={layout}>
        <div className={stage}>
          <div className={glow}>
            <PostPicture
              kind="image"
              contentUrl={(post.kind === 'image' ? post.contentUrl : post.posterUrl) ?? ''}
              caption=""
            />
          </div>
          <SwipeArea key={post.id} from={from} onSwipe={go} onPullDown={onClose}>
            <PostContent post={post} reel={reel} labels={labels} />
          </SwipeArea>
          <IconButton
            className={close}
            variant="onPicture"
            label={labels.close}
            icon={<X />}
            onClick={onClose}
          />
          <IconButton
            className={previous}
            variant="onPicture"
            label={labels.previous}
            icon={<ChevronLeft className={mirrored} />}
            aria-disabled={onPrevious === undefined || undefined}
            onClick={() => go(isRightToLeft() ? 'right' : 'left')}
          />
          <IconButton
            className={next}
            variant="onPicture"
            label={labels.next}
            icon={<ChevronRight className={mirrored} />}
            aria-disabled={onNext === undefined || undefined}
            onClick={() => go(isRightToLeft() ? 'left' : 'right')}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long caption is scrolled by the keyboard too */}
        <section className={side} aria-label={labels.about} aria-live="polite" tabIndex={0}>
          {creator && (
            <div className={who}>
              <Avatar name={creator.name} photoUrl={creator.photoUrl} />
              <PostCreatorName {...creator} />
            </div>
          )}
          {post.caption !== '' && (
            <p className={caption} lang={post.lang ?? undefined} dir="auto">
              <PostCaption text={post.caption} hashtagHref={hashtagHref} />
            </p>
          )}
          <p className={likes}>
            <Heart className={heart} size={18} />
            {post.likesText}
          </p>
          {post.dateText && <p className={faint}>{post.dateText}</p>}
          {positionText && <p className={faint}>{positionText}</p>}
        </section>
      </div>
    </OpenDialog>
  );
}
