import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** All creators, in the order in which they are suggested. */
export function creatorsQuery(clients: LoadClients) {
  return queryOptions({
    queryKey: ['creators'],
    queryFn: async ({ signal }) => {
      const { creators } = await clients();
      return (await creators.creators(undefined, { signal })).items;
    },
  });
}

/** One creator. */
export function creatorQuery(clients: LoadClients, id: string) {
  return queryOptions({
    queryKey: ['creators', id],
    queryFn: async ({ signal }) => (await clients()).creators.creator(id, { signal }),
  });
}

/** The posts of one creator, or everybody's where the id is null. */
export function postsQuery(clients: LoadClients, id: string | null) {
  return queryOptions({
    queryKey: ['posts', id],
    queryFn: async ({ signal }) => {
      const { creators } = await clients();
      const posts =
        id === null
          ? creators.posts(undefined, { signal })
          : creators.creatorPosts(id, undefined, { signal });
      return (await posts).items;
    },
  });
}
