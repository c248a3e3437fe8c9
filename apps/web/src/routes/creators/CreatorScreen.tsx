import { scriptLanguage } from '@chalchitra/api/catalogue';
import type { Creator, CreatorPost } from '@chalchitra/api/types';
import type { PostViewerActor } from '@chalchitra/machines';
import {
  CreatorHeader,
  EmptyState,
  Grid,
  MoreButton,
  PageContent,
  PostTile,
  Skeleton,
  SkeletonGrid,
} from '@chalchitra/ui';
import { useMemo } from 'react';
import { useBaseMessages, useMessages, usePresent } from '../../copy/copy';
import { shortNumber } from '../../present/shortNumber';
import { isMissing } from '../frame/explain';
import { FailurePage } from '../frame/FailurePage';
import { MissingNotice } from '../frame/MissingNotice';
import { PartFailure } from '../frame/PartFailure';
import { useSearchFor } from '../frame/siteFrame';
import { paths } from '../paths';
import { useShownCount } from '../useShownCount';
import { loadingHeader, profile } from './creators.css';
import { PostViewerLayer } from './PostViewerLayer';
import { postAddress } from './postAddress';
import { toPostView } from './postView';

/** How many posts the grid grows by: whole rows of three, four and five. */
const STEP = 60;

export interface CreatorScreenProps {
  /** Null while they are loading. */
  creator: Creator | null;
  creatorError: unknown;
  posts: readonly CreatorPost[] | null;
  postsError: unknown;
  viewer: PostViewerActor;
  onRetry: () => void;
}

/** A creator's page: who they are, their counts and their posts (spec §2). */
export function CreatorScreen(props: CreatorScreenProps) {
  const { creator, creatorError, onRetry } = props;
  const messages = useMessages('creators');
  const { loading } = useBaseMessages();
  if (creator !== null) return <Profile {...props} creator={creator} />;
  if (creatorError === null) {
    return (
      <PageContent>
        <div className={profile}>
          <div className={loadingHeader}>
            <Skeleton shape="fill" />
          </div>
          <SkeletonGrid label={loading} variant="posts" />
        </div>
      </PageContent>
    );
  }
  if (!isMissing(creatorError)) {
    return <FailurePage message={messages.failures.creator} error={creatorError} onRetry={onRetry} />;
  }
  return (
    <PageContent variant="centred">
      <MissingNotice
        title={messages.creatorMissing}
        hint={messages.creatorMissingHint}
        link={{ href: paths.creators, text: messages.backToCreators }}
      />
    </PageContent>
  );
}

function Profile({ creator, posts, postsError, viewer, onRetry }: CreatorScreenProps & { creator: Creator }) {
  const messages = useMessages('creators');
  const { loading, notAvailable } = useBaseMessages();
  const searchFor = useSearchFor();
  const { name, username, photoUrl, email, followerCount, followingCount } = creator;
  return (
    <PageContent>
      <div className={profile}>
        <CreatorHeader
          name={name}
          lang={scriptLanguage(name)}
          handleText={username === '' ? undefined : messages.handle({ username })}
          handleHref={searchFor?.({ q: name })}
          photoUrl={photoUrl}
          counts={[
            ...(posts === null
              ? []
              : [{ label: messages.counts.posts, valueText: shortNumber(posts.length, messages.short) }]),
            { label: messages.counts.followers, valueText: shortNumber(followerCount, messages.short) },
            { label: messages.counts.following, valueText: shortNumber(followingCount, messages.short) },
          ]}
          email={email === null ? undefined : { href: `mailto:${email}`, text: messages.email }}
          follow={{ text: messages.follow, unavailableText: notAvailable }}
        />
        {postsError !== null && (
          <PartFailure error={postsError} onRetry={onRetry}>
            {messages.failures.posts}
          </PartFailure>
        )}
        {posts === null && postsError === null && <SkeletonGrid label={loading} variant="posts" />}
        {posts?.length === 0 && <EmptyState title={messages.noPosts} messageText={messages.noPostsHint} />}
        {posts !== null && posts.length > 0 && <Posts creator={creator} posts={posts} viewer={viewer} />}
      </div>
    </PageContent>
  );
}

interface PostsProps {
  creator: Creator;
  posts: readonly CreatorPost[];
  viewer: PostViewerActor;
}

function Posts({ creator, posts, viewer }: PostsProps) {
  const messages = useMessages('creators');
  const present = usePresent();
  const [count, showMore] = useShownCount(STEP);
  const views = useMemo(() => {
    const by = { name: creator.name, photoUrl: creator.photoUrl };
    // Their own page is under the viewer, so that their name leads nowhere else.
    return posts.map((post) => ({ ...toPostView(post, messages, present, new Map()), creator: by }));
  }, [creator, posts, messages, present]);
  return (
    <>
      <Grid label={messages.counts.posts} variant="posts">
        {views.slice(0, count).map((view) => (
          <PostTile
            key={view.id}
            kind={view.kind}
            contentUrl={view.contentUrl}
            caption={view.caption}
            lang={view.lang}
            likesText={view.likesText}
            href={postAddress(paths.creator(creator.id), view.id)}
            openLabel={view.kind === 'reel' ? messages.openReel : messages.openPost}
            onOpen={() => viewer.send({ type: 'post.open', id: view.id })}
          />
        ))}
      </Grid>
      {count < views.length && <MoreButton text={messages.showMore} onMore={showMore} />}
      <PostViewerLayer actor={viewer} posts={views} />
    </>
  );
}
