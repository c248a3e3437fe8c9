import { useId } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Heart } from '../Icon/creatorIcons';
import { PostPicture, type PostPictureProps } from '../PostPicture/PostPicture';
import { visuallyHidden } from '../theme/text.css';
import { PostAnchor } from './PostAnchor';
import { type HashtagHref, PostCaption } from './PostCaption';
import { body, caption as captionClass, card, date, head, heart, likes, media, who } from './PostCard.css';
import { PostCreatorName } from './PostCreatorName';

/** Who made a post; `href` leads to their page. */
export interface PostCreator {
  name: string;
  href?: string | undefined;
  photoUrl?: string | null | undefined;
}

export interface PostCardProps extends Omit<PostPictureProps, 'kind'> {
  creator?: PostCreator | undefined;
  dateText?: string | undefined;
  likesText: string;
  /** The post's own address. */
  href: string;
  /** What pressing the picture does, "Open post". */
  openLabel: string;
  onOpen: () => void;
  /** Where a hashtag of the caption leads; without it hashtags are text. */
  hashtagHref?: HashtagHref | undefined;
}

/** A picture post in the feed: who, picture, likes and caption (spec §2); the picture opens the viewer. */
export function PostCard({
  creator,
  dateText,
  likesText,
  href,
  openLabel,
  onOpen,
  hashtagHref,
  ...picture
}: PostCardProps) {
  const id = useId();
  return (
    <article className={card} aria-labelledby={id}>
      {(creator || dateText) && (
        <header className={head}>
          {creator && <Avatar name={creator.name} photoUrl={creator.photoUrl} />}
          <div className={who}>
            {creator && <PostCreatorName {...creator} />}
            {dateText && <span className={date}>{dateText}</span>}
          </div>
        </header>
      )}
      <PostAnchor className={media} href={href} aria-describedby={id} onOpen={onOpen}>
        <PostPicture kind="image" {...picture} />
        <span className={visuallyHidden}>{openLabel}</span>
      </PostAnchor>
      <div className={body}>
        <p className={likes}>
          <Heart className={heart} size={18} />
          {likesText}
        </p>
        <p className={captionClass} id={id} lang={picture.lang ?? undefined} dir="auto">
          <PostCaption text={picture.caption} hashtagHref={hashtagHref} />
        </p>
      </div>
    </article>
  );
}
