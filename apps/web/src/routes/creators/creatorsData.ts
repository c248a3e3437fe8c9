import { creatorQuery, creatorsQuery, postsQuery } from '../../queries/creators.queries';
import type { Runtime } from '../../runtime';
import type { Address } from '../pages';

/** Fetches the creators. */
export function loadCreators({ clients, queryClient }: Runtime): void {
  void queryClient.prefetchQuery(creatorsQuery(clients));
}

/** Fetches a creator and their posts. */
export function loadCreator({ clients, queryClient }: Runtime, { id }: Address): void {
  void queryClient.prefetchQuery(creatorQuery(clients, id));
  void queryClient.prefetchQuery(postsQuery(clients, id));
}

/** Fetches all posts, and the creators beside them. */
export function loadPosts(runtime: Runtime): void {
  void runtime.queryClient.prefetchQuery(postsQuery(runtime.clients, null));
  loadCreators(runtime);
}
