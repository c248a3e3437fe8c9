import { creatorQuery, creatorsQuery, postsQuery } from '../../queries/creators.queries';
import type { Runtime } from '../../runtime';
import type { Address } from '../pages';

/** Asks for the creators. */
export function loadCreators({ creators, queryClient }: Runtime): void {
  void queryClient.prefetchQuery(creatorsQuery(creators));
}

/** Asks for a creator and their posts. */
export function loadCreator({ creators, queryClient }: Runtime, { id }: Address): void {
  void queryClient.prefetchQuery(creatorQuery(creators, id));
  void queryClient.prefetchQuery(postsQuery(creators, id));
}

/** Asks for everybody's posts, and the creators beside them. */
export function loadPosts(runtime: Runtime): void {
  void runtime.queryClient.prefetchQuery(postsQuery(runtime.creators, null));
  loadCreators(runtime);
}
