import { creatorQuery, creatorsQuery, postsQuery } from '../../queries/creators.queries';
import type { Runtime } from '../../runtime';
import type { Address } from '../pages';

/** Fetches the creators; resolves, as those below, when they are loaded or have failed. */
export async function loadCreators({ clients, queryClient }: Runtime): Promise<void> {
  await queryClient.prefetchQuery(creatorsQuery(clients));
}

/** Fetches a creator and their posts. */
export async function loadCreator({ clients, queryClient }: Runtime, { id }: Address): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(creatorQuery(clients, id)),
    queryClient.prefetchQuery(postsQuery(clients, id)),
  ]);
}

/** Fetches all posts, and the creators beside them. */
export async function loadPosts(runtime: Runtime): Promise<void> {
  await Promise.all([
    runtime.queryClient.prefetchQuery(postsQuery(runtime.clients, null)),
    loadCreators(runtime),
  ]);
}
