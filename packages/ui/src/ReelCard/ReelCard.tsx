import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Heart, Play } from '../Icon/icons';
import { Anchor } from '../Link/LinkSlot';
import type { PostCreator } from '../PostCard/PostCard';
import { PostPicture, type PostPictureProps } from '../PostPicture/PostPicture';
import {
  caption as captionClass,
  card,
  creator as creatorClass,
  foot,
  label,
  likes,
  open,
  play,
} from './ReelCard.css';

export interface ReelCardProps extends Omit<PostPictureProps, 'kind'> {
  creator?: PostCreator | undefined;
  likesText: string;
  /** Marks it as a reel, in words. */
  reelText: string;
  /** What pressing it does, "Play reel". */
  playLabel: string;
  onOpen: () => void;
}

/** An upright video post; pressing it plays it in the viewer (spec §3). */
export function ReelCard({ creator, likesText, reelText, playLabel, onOpen, ...picture }: ReelCardProps) {
  const id = useId();
  const by = creator && (
    <>
      <Avatar name={creator.name} photoUrl={creator.photoUrl} size="small" />
      <span dir="auto">{creator.name}</span>
    </>
  );
  return (
    <article className={card} aria-labelledby={id}>
      <PostPicture kind="reel" {...picture} caption="" />
      <button type="button" className={open} aria-label={playLabel} aria-describedby={id} onClick={onOpen}>
        <span className={play} aria-hidden="true">
          <Play size={26} fill="currentColor" />
        </span>
      </button>
      <span className={label}>
        <Badge>{reelText}</Badge>
      </span>
      <div className={foot}>
        {creator?.href ? (
          <Anchor className={creatorClass} href={creator.href}>
            {by}
          </Anchor>
        ) : (
          by && <span className={creatorClass}>{by}</span>
        )}
        <p className={captionClass} id={id} lang={picture.lang ?? undefined} dir="auto">
          {picture.caption}
        </p>
        <p className={likes}>
          <Heart size={14} fill="currentColor" aria-hidden="true" />
          {likesText}
        </p>
      </div>
    </article>
  );
}
