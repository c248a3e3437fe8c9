import { addressOn } from '../shared/address';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult, ListWindow } from '../shared/list.types';
import { creator, creatorPosts, creators, posts } from './creators.contract';
import type { Creator, CreatorPost } from './creators.types';

/** The creator server's calls (spec §7); each rejects with an ApiError. */
export interface CreatorsClient {
  posts(window?: ListWindow, options?: CallOptions): Promise<ListResult<CreatorPost>>;
  creators(window?: ListWindow, options?: CallOptions): Promise<ListResult<Creator>>;
  creator(id: string, options?: CallOptions): Promise<Creator>;
  creatorPosts(id: string, window?: ListWindow, options?: CallOptions): Promise<ListResult<CreatorPost>>;
}

/** A client of the creator server. */
export function createCreatorsClient(options: ServerOptions): CreatorsClient {
  const call = createCaller(options);
  const onServer = addressOn(options.baseUrl);
  const withPhoto = (entry: Creator): Creator => ({ ...entry, photoUrl: onServer(entry.photoUrl) });
  const withContent = (post: CreatorPost): CreatorPost => ({
    ...post,
    contentUrl: onServer(post.contentUrl),
  });
  return {
    async posts(window, { signal } = {}) {
      const { items, skipped } = await call(posts, { query: { ...window }, signal });
      return { items: items.map(withContent), skipped };
    },
    async creators(window, { signal } = {}) {
      const { items, skipped } = await call(creators, { query: { ...window }, signal });
      return { items: items.map(withPhoto), skipped };
    },
    creator: async (id, { signal } = {}) => withPhoto(await call(creator, { params: { id }, signal })),
    async creatorPosts(id, window, { signal } = {}) {
      const { items, skipped } = await call(creatorPosts, { params: { id }, query: { ...window }, signal });
      return { items: items.map(withContent), skipped };
    },
  };
}
