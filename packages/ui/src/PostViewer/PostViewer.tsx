import type { HashtagHref } from '../PostCard/PostCaption';
import type { PostCreator } from '../PostCard/PostCard';
import { Presence } from '../shared/Presence';
import { PostViewerDialog } from './PostViewerDialog';

/** A post as the viewer shows it. */
export interface ViewedPost {
  id: string;
  kind: 'image' | 'reel';
  contentUrl: string;
  posterUrl?: string | null | undefined;
  caption: string;
  /** The caption's language, BCP 47. */
  lang?: string | null | undefined;
  /** Says what is shown, for those who don't see it. */
  altText: string;
  creator?: PostCreator | undefined;
  likesText: string;
  dateText?: string | undefined;
}

export interface OpenPostViewerProps {
  post: ViewedPost;
  /** The state of the open reel; of no meaning for pictures. */
  reel: {
    isPlaying: boolean;
    isMuted: boolean;
    isBroken: boolean;
    /** While it is loaded again. */
    isRenewing: boolean;
    onToggle: () => void;
    onSoundToggle: () => void;
    onStarted: () => void;
    /** It is paused, also where the browser refused to start it. */
    onPaused: () => void;
    onFailed: () => void;
    /** The page itself has gone out of sight, or come back. */
    onPageSeen: (isSeen: boolean) => void;
    onRetry: () => void;
  };
  /** "3 of 12". */
  positionText?: string | undefined;
  /** Absent at the first post. */
  onPrevious?: (() => void) | undefined;
  /** Absent at the last post. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
  /** Where a hashtag of the caption leads; without it hashtags are text. */
  hashtagHref?: HashtagHref | undefined;
  labels: Record<
    | 'viewer'
    | 'close'
    | 'previous'
    | 'next'
    | 'about'
    | 'play'
    | 'pause'
    | 'soundOn'
    | 'soundOff'
    | 'reelFailed'
    | 'tryAgain',
    string
  >;
}

/** `post` is null while the viewer is closed. */
export type PostViewerProps = Omit<OpenPostViewerProps, 'post'> & { post: ViewedPost | null };

/** Shows one post large, an image or a reel, with its caption and likes; arrow keys and swipes go to its neighbours, Space plays and pauses, a pull downwards closes (spec §2). */
export function PostViewer({ post, ...rest }: PostViewerProps) {
  return <Presence>{post && <PostViewerDialog key="viewer" post={post} {...rest} />}</Presence>;
}
