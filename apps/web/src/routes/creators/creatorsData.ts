import { creatorQuery, creatorsQuery, postsQuery } from '../../queries/creators.queries';
import type { Runtime } from '../../runtime';
import type { Address } from '../pages';

/** Asks for the creators. */
export function loadCreators({ clients, queryClient }: Runtime): void {
  void queryClient.prefetchQuery(creatorsQuery(clients));
}

/** Asks for a creator and their posts. */
export function loadCreator({ clients, queryClient }: Runtime, { id }: Address): void {
  void queryClient.prefetchQuery(creatorQuery(clients, id));
  void queryClient.prefetchQuery(postsQuery(clients, id));
}

/** Asks for everybody's posts, and the creators beside them. */
export function loadPosts(runtime: Runtime): void {
  void runtime.queryClient.prefetchQuery(postsQuery(runtime.clients, null));
  loadCreators(runtime);
}
