import { creatorQuery, creatorsQuery, postsQuery } from '../../queries/creators.queries';
import type { Runtime } from '../../runtime';
import type { PathParams } from '../matchPath';

/** Asks for the creators. */
export function prefetchCreators({ creators, queryClient }: Runtime): void {
  void queryClient.prefetchQuery(creatorsQuery(creators));
}

/** Asks for a creator and their posts. */
export function prefetchCreator({ creators, queryClient }: Runtime, { id = '' }: PathParams): void {
  void queryClient.prefetchQuery(creatorQuery(creators, id));
  void queryClient.prefetchQuery(postsQuery(creators, id));
}

/** Asks for everybody's posts, and the creators beside them. */
export function prefetchPosts(runtime: Runtime): void {
  void runtime.queryClient.prefetchQuery(postsQuery(runtime.creators, null));
  prefetchCreators(runtime);
}
