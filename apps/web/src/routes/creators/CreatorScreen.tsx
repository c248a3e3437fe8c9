import type { Creator, CreatorPost } from '@chalchitra/api/types';
import type { PostViewerActor } from '@chalchitra/machines';
import {
  CreatorHeader,
  EmptyState,
  Grid,
  MoreButton,
  PostTile,
  Skeleton,
  SkeletonGrid,
} from '@chalchitra/ui';
import { useMemo } from 'react';
import { useAreaCopy, useCopy, usePresent } from '../../copy/copy';
import { scriptLanguage } from '../../present/scriptLanguage';
import { shortNumber } from '../../present/shortNumber';
import { isMissing } from '../frame/explain';
import { FailurePage } from '../frame/FailurePage';
import { MissingNotice } from '../frame/MissingNotice';
import { PartFailure } from '../frame/PartFailure';
import { SitePage, useSearchFor } from '../frame/SitePage';
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
  const words = useAreaCopy('creators');
  const { loading } = useCopy();
  if (creator !== null) return <Profile {...props} creator={creator} />;
  if (creatorError === null) {
    return (
      <SitePage>
        <div className={profile}>
          <div className={loadingHeader}>
            <Skeleton shape="fill" />
          </div>
          <SkeletonGrid label={loading} variant="posts" />
        </div>
      </SitePage>
    );
  }
  if (!isMissing(creatorError)) {
    return <FailurePage message={words.failures.creator} error={creatorError} onRetry={onRetry} />;
  }
  return (
    <SitePage variant="centred">
      <MissingNotice
        title={words.creatorMissing}
        hint={words.creatorMissingHint}
        link={{ href: paths.creators, text: words.backToCreators }}
      />
    </SitePage>
  );
}

function Profile({ creator, posts, postsError, viewer, onRetry }: CreatorScreenProps & { creator: Creator }) {
  const words = useAreaCopy('creators');
  const { loading, notAvailable } = useCopy();
  const searchFor = useSearchFor();
  const { name, username, photoUrl, email, followerCount, followingCount } = creator;
  return (
    <SitePage>
      <div className={profile}>
        <CreatorHeader
          name={name}
          lang={scriptLanguage(name)}
          handleText={username === '' ? undefined : words.handle({ username })}
          handleHref={searchFor?.({ q: name })}
          photoUrl={photoUrl}
          counts={[
            ...(posts === null
              ? []
              : [{ label: words.counts.posts, valueText: shortNumber(posts.length, words.short) }]),
            { label: words.counts.followers, valueText: shortNumber(followerCount, words.short) },
            { label: words.counts.following, valueText: shortNumber(followingCount, words.short) },
          ]}
          email={email === null ? undefined : { href: `mailto:${email}`, text: words.email }}
          follow={{ text: words.follow, unavailableText: notAvailable }}
        />
        {postsError !== null && (
          <PartFailure error={postsError} onRetry={onRetry}>
            {words.failures.posts}
          </PartFailure>
        )}
        {posts === null && postsError === null && <SkeletonGrid label={loading} variant="posts" />}
        {posts?.length === 0 && <EmptyState title={words.noPosts} messageText={words.noPostsHint} />}
        {posts !== null && posts.length > 0 && <Posts creator={creator} posts={posts} viewer={viewer} />}
      </div>
    </SitePage>
  );
}

interface PostsProps {
  creator: Creator;
  posts: readonly CreatorPost[];
  viewer: PostViewerActor;
}

function Posts({ creator, posts, viewer }: PostsProps) {
  const words = useAreaCopy('creators');
  const present = usePresent();
  const [count, showMore] = useShownCount(STEP);
  const views = useMemo(() => {
    const by = { name: creator.name, photoUrl: creator.photoUrl };
    // Their own page is under the viewer, so that their name leads nowhere else.
    return posts.map((post) => ({ ...toPostView(post, words, present, new Map()), creator: by }));
  }, [creator, posts, words, present]);
  return (
    <>
      <Grid label={words.counts.posts} variant="posts">
        {views.slice(0, count).map((view) => (
          <PostTile
            key={view.id}
            kind={view.kind}
            contentUrl={view.contentUrl}
            caption={view.caption}
            lang={view.lang}
            likesText={view.likesText}
            href={postAddress(paths.creator(creator.id), view.id)}
            openLabel={view.kind === 'reel' ? words.openReel : words.openPost}
            onOpen={() => viewer.send({ type: 'post.open', id: view.id })}
          />
        ))}
      </Grid>
      {count < views.length && <MoreButton text={words.showMore} onMore={showMore} />}
      <PostViewerLayer actor={viewer} posts={views} />
    </>
  );
}
