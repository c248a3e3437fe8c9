import { Heart } from '../Icon/creatorIcons';
import { Play } from '../Icon/icons';
import { PostAnchor } from '../PostCard/PostAnchor';
import { PostPicture, type PostPictureProps } from '../PostPicture/PostPicture';
import { visuallyHidden } from '../theme/text.css';
import { caption as captionClass, likes, mark, over, tile } from './PostTile.css';

export interface PostTileProps extends PostPictureProps {
  /** The post's own address. */
  href: string;
  likesText: string;
  /** What pressing it does, read before the caption: "Open post". */
  openLabel: string;
  onOpen: () => void;
}

/** One post in the grid of a creator's page; opens the viewer. */
export function PostTile({ href, likesText, openLabel, onOpen, ...picture }: PostTileProps) {
  return (
    <PostAnchor className={tile} href={href} onOpen={onOpen}>
      <PostPicture {...picture} />
      <span className={visuallyHidden}>{openLabel}</span>
      {picture.kind === 'reel' && (
        <span className={mark} aria-hidden="true">
          <Play size={16} fill="currentColor" />
        </span>
      )}
      <span className={over}>
        <span className={captionClass} lang={picture.lang ?? undefined} dir="auto">
          {picture.caption}
        </span>
        <span className={likes}>
          <Heart size={14} fill="currentColor" /> {likesText}
        </span>
      </span>
    </PostAnchor>
  );
}
