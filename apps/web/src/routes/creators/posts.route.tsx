import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { creatorsQuery, postsQuery } from '../../queries/creators.queries';
import { keepPending, loadingError } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { PostsScreen } from './PostsScreen';
import { postIn } from './postAddress';
import { usePostViewer } from './usePostViewer';

/** /posts, a post over it by its `post` */
export function Component() {
  const [search] = useSearchParams();
  const { clients } = useRuntime();
  const posts = useQuery(postsQuery(clients, null));
  // Only pictures and suggestions beside the feed: without them it is still whole.
  const { data: creators } = useQuery(creatorsQuery(clients));
  const viewer = usePostViewer({
    posts: posts.data ?? null,
    openId: postIn(search),
    renew: () => posts.refetch({ throwOnError: true }),
  });
  return (
    <PostsScreen
      posts={posts.data ?? null}
      error={loadingError(posts)}
      creators={creators ?? []}
      viewer={viewer}
      onRetry={() => void posts.refetch(keepPending)}
    />
  );
}
