import type { CreatorsClient } from '@chalchitra/api';
import { queryOptions } from '@tanstack/react-query';

/** All creators, in the order in which they are suggested. */
export function creatorsQuery(creators: CreatorsClient) {
  return queryOptions({
    queryKey: ['creators'],
    queryFn: async ({ signal }) => (await creators.creators(undefined, { signal })).items,
  });
}

/** One creator. */
export function creatorQuery(creators: CreatorsClient, id: string) {
  return queryOptions({
    queryKey: ['creators', id],
    queryFn: ({ signal }) => creators.creator(id, { signal }),
  });
}

/** The posts of one creator, or everybody's where the id is null. */
export function postsQuery(creators: CreatorsClient, id: string | null) {
  return queryOptions({
    queryKey: ['posts', id],
    queryFn: async ({ signal }) =>
      (
        await (id === null
          ? creators.posts(undefined, { signal })
          : creators.creatorPosts(id, undefined, { signal }))
      ).items,
  });
}
