import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../copy/copy';
import { creatorQuery, postsQuery } from '../../queries/creators.queries';
import { keepPending, loadingError } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { usePageId } from '../pages';
import { CreatorScreen } from './CreatorScreen';
import { postIn } from './postAddress';
import { usePostViewer } from './usePostViewer';

/** /creators/{creatorId}, a post over it by its `post` */
export function Component() {
  const id = usePageId();
  const [search] = useSearchParams();
  const { clients } = useRuntime();
  const creator = useQuery(creatorQuery(clients, id));
  const posts = useQuery(postsQuery(clients, id));
  const viewer = usePostViewer({
    posts: posts.data ?? null,
    openId: postIn(search),
    renew: () => posts.refetch({ throwOnError: true }),
  });
  useDocumentTitle(creator.data?.name, creator.error, useMessages('creators').creatorMissing);
  return (
    <CreatorScreen
      creator={creator.data ?? null}
      creatorError={loadingError(creator)}
      posts={posts.data ?? null}
      postsError={loadingError(posts)}
      viewer={viewer}
      onRetry={() => {
        for (const query of [creator, posts]) if (query.isError) void query.refetch(keepPending);
      }}
    />
  );
}
