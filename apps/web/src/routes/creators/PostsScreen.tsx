import type { Creator, CreatorPost } from '@chalchitra/api/types';
import type { PostViewerActor } from '@chalchitra/machines';
import {
  EmptyState,
  MoreButton,
  PageContent,
  PageHeading,
  PostCard,
  ReelAutoplay,
  ReelCard,
  Skeleton,
} from '@chalchitra/ui';
import { visuallyHidden } from '@chalchitra/ui/theme';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { PartFailure } from '../frame/PartFailure';
import { paths } from '../paths';
import { useShownCount } from '../useShownCount';
import { feed, feedColumn, feedPage, loadingPost } from './creators.css';
import { PostViewerLayer } from './PostViewerLayer';
import { postAddress } from './postAddress';
import { type PostView, toPostView, useHashtagHref } from './postView';
import { SuggestionsBeside } from './SuggestionsBeside';

/** How many posts the feed grows by. */
const STEP = 8;

export interface PostsScreenProps {
  /** Newest first; null while they are loading. */
  posts: readonly CreatorPost[] | null;
  error: unknown;
  /** For the pictures of those who posted, and as suggestions. */
  creators: readonly Creator[];
  viewer: PostViewerActor;
  onRetry: () => void;
}

/** The feed of creators' posts (spec §2). */
export function PostsScreen(props: PostsScreenProps) {
  const { creators } = props;
  const messages = useMessages('creators');
  const { navigation } = useBaseMessages();
  return (
    <PageContent>
      <div className={feedPage}>
        <div className={feedColumn}>
          <PageHeading title={navigation.posts} leadText={messages.feedLead} />
          <Content {...props} />
        </div>
        {creators.length > 0 && <SuggestionsBeside creators={creators} />}
      </div>
    </PageContent>
  );
}

function Content({ posts, error, creators, viewer, onRetry }: PostsScreenProps) {
  const messages = useMessages('creators');
  const { loading } = useBaseMessages();
  const present = usePresent();
  const views = useMemo(() => {
    const byId = new Map(creators.map((creator) => [creator.id, creator]));
    return (posts ?? []).map((post) => toPostView(post, messages, present, byId));
  }, [posts, creators, messages, present]);

  if (error !== null) {
    return (
      <PartFailure error={error} onRetry={onRetry}>
        {messages.failures.posts}
      </PartFailure>
    );
  }
  if (posts === null) {
    return (
      <div className={feed} role="status">
        <span className={visuallyHidden}>{loading}</span>
        <LoadingPost />
        <LoadingPost />
      </div>
    );
  }
  if (posts.length === 0) return <EmptyState title={messages.noPosts} messageText={messages.noPostsHint} />;
  return <Feed views={views} viewer={viewer} />;
}

function LoadingPost() {
  return (
    <div className={loadingPost}>
      <Skeleton shape="line" />
      <Skeleton shape="square" />
    </div>
  );
}

function Feed({ views, viewer }: { views: readonly PostView[]; viewer: PostViewerActor }) {
  const { navigation } = useBaseMessages();
  const messages = useMessages('creators');
  const [count, showMore] = useShownCount(STEP);
  const isViewing = useSelector(viewer, (state) => state.matches('open'));
  return (
    <ReelAutoplay isHeld={isViewing}>
      <ul className={feed} aria-label={navigation.posts}>
        {views.slice(0, count).map((view) => (
          <li key={view.id} aria-setsize={views.length}>
            <FeedPost view={view} onOpen={() => viewer.send({ type: 'post.open', id: view.id })} />
          </li>
        ))}
      </ul>
      {count < views.length && <MoreButton text={messages.showMore} onMore={showMore} />}
      <PostViewerLayer actor={viewer} posts={views} />
    </ReelAutoplay>
  );
}

function FeedPost({ view, onOpen }: { view: PostView; onOpen: () => void }) {
  const messages = useMessages('creators');
  const { contentUrl, caption, lang, likesText, dateText, creator } = view;
  const shared = {
    contentUrl,
    caption,
    lang,
    likesText,
    dateText,
    creator,
    onOpen,
    hashtagHref: useHashtagHref(),
    href: postAddress(paths.posts, view.id),
  };
  return view.kind === 'image' ? (
    <PostCard {...shared} openLabel={messages.openPost} />
  ) : (
    <ReelCard
      {...shared}
      variant="feed"
      reelText={messages.reel}
      labels={{ open: messages.openReel, pause: messages.viewer.pause, resume: messages.viewer.play }}
    />
  );
}
