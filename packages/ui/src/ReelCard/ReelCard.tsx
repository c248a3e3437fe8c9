import { useId, useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Heart } from '../Icon/creatorIcons';
import { Pause, Play } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Anchor } from '../Link/LinkSlot';
import { PostAnchor } from '../PostCard/PostAnchor';
import { type HashtagHref, PostCaption } from '../PostCard/PostCaption';
import type { PostCreator } from '../PostCard/PostCard';
import { PostPicture, type PostPictureProps } from '../PostPicture/PostPicture';
import { useAutoplay } from '../ReelVideo/ReelAutoplay';
import { ReelVideo } from '../ReelVideo/ReelVideo';
import { useBroken } from '../shared/useBroken';
import {
  caption as captionClass,
  creator as creatorClass,
  foot,
  label,
  line,
  open,
  play,
  switchPlace,
  variants,
} from './ReelCard.css';

export interface ReelCardProps extends Omit<PostPictureProps, 'kind'> {
  creator?: PostCreator | undefined;
  dateText?: string | undefined;
  likesText: string;
  /** The reel's own address. */
  href: string;
  /** Marks it as a reel, in words. */
  reelText: string;
  /** `upright` in a row of reels, `feed` as wide as the pictures of a feed. */
  variant?: 'upright' | 'feed' | undefined;
  /** `open` names what pressing it does, "Open reel"; `pause` and `resume` are for autoplay. */
  labels: { open: string; pause: string; resume: string };
  onOpen: () => void;
  /** Where a hashtag of the caption leads; without it hashtags are text. */
  hashtagHref?: HashtagHref | undefined;
}

/**
 * A video post; pressing it opens it in the viewer (spec §3). Inside ReelAutoplay it plays by itself, without sound,
 * while it is the one that is seen.
 */
export function ReelCard(props: ReelCardProps) {
  const { creator, dateText, likesText, href, reelText, variant = 'upright', labels, onOpen } = props;
  const { contentUrl, posterUrl, caption, lang, hashtagHref } = props;
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const mayPlay = useAutoplay(ref);
  const [isPaused, setIsPaused] = useState(false);
  const [isBroken, noteBroken] = useBroken(contentUrl);
  const isShown = mayPlay && !isBroken;
  const by = creator && (
    <>
      <Avatar name={creator.name} photoUrl={creator.photoUrl} size="small" />
      <span dir="auto">{creator.name}</span>
    </>
  );
  return (
    <article ref={ref} className={variants[variant]} aria-labelledby={id}>
      <PostPicture kind="reel" contentUrl={contentUrl} posterUrl={posterUrl} caption="" lang={lang} />
      {isShown && (
        <ReelVideo
          src={contentUrl}
          posterUrl={posterUrl}
          isPlaying={!isPaused}
          isMuted
          onStarted={() => setIsPaused(false)}
          onPaused={() => setIsPaused(true)}
          onFailed={noteBroken}
        />
      )}
      <PostAnchor className={open} href={href} aria-label={labels.open} aria-describedby={id} onOpen={onOpen}>
        {!isShown && (
          <span className={play} aria-hidden="true">
            <Play size={26} fill="currentColor" />
          </span>
        )}
      </PostAnchor>
      <span className={label}>
        <Badge>{reelText}</Badge>
      </span>
      {isShown && (
        <IconButton
          className={switchPlace}
          variant="onPicture"
          label={isPaused ? labels.resume : labels.pause}
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
      <div className={foot}>
        {creator?.href ? (
          <Anchor className={creatorClass} href={creator.href}>
            {by}
          </Anchor>
        ) : (
          by && <span className={creatorClass}>{by}</span>
        )}
        <p className={captionClass} id={id} lang={lang ?? undefined} dir="auto">
          <PostCaption text={caption} hashtagHref={hashtagHref} />
        </p>
        <p className={line}>
          <Heart size={14} fill="currentColor" />
          {likesText}
          {dateText && <span>· {dateText}</span>}
        </p>
      </div>
    </article>
  );
}
