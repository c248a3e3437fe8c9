import { creator, creatorPosts, creators, posts } from '@chalchitra/api/contract';
import type { CreatorPostWire, CreatorWire, ListWindow } from '@chalchitra/api/types';
import { HttpError } from '../http/errors';
import type { Mount } from '../http/mount';
import type { PublicResponses } from '../http/publicResponses';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { CreatorsStore, StoredCreator, StoredPost } from './creators.store';

interface CreatorsParts {
  readonly store: CreatorsStore;
  readonly responses: PublicResponses;
  readonly addresses: MediaAddresses;
}

/** Mounts the creator server's calls (spec §7); they are public and read-only. */
export function mountCreators(mount: Mount, { store, responses, addresses }: CreatorsParts): void {
  const creatorWire = (one: StoredCreator): CreatorWire => ({
    id: one.id,
    name: one.name,
    username: one.username,
    email: one.email,
    photo_url: addresses.picture(one.photoUrl),
    follower_count: one.followerCount,
    following_count: one.followingCount,
  });
  const postWire = (post: StoredPost): CreatorPostWire => ({
    id: post.id,
    content_type: post.contentType,
    content_url: post.content.startsWith('media/')
      ? addresses.public(post.content)
      : addresses.open(post.content),
    caption: post.caption,
    likes_count: post.likesCount,
    created_at: post.createdAt,
    creator: { id: post.creatorId, name: post.creatorName },
  });
  const found = async (id: string) => {
    const one = await store.find(id);
    if (one === null) throw new HttpError(404, 'There is no such creator.');
    return one;
  };
  const keyOf = (name: string, { limit, offset }: ListWindow) => `${name}?${offset ?? 0}+${limit ?? ''}`;

  mount(creators, ({ request, query }) =>
    responses.send(request, keyOf('creators', query), async () =>
      (await store.creators(query)).map(creatorWire),
    ),
  );
  mount(creator, async ({ params }) => creatorWire(await found(params.id)));
  // Reels carry signed addresses, so these two aren't cached: a response from memory could outlive its signatures.
  mount(posts, async ({ query }) => (await store.posts(query)).map(postWire));
  mount(creatorPosts, async ({ params, query }) => {
    await found(params.id);
    return (await store.postsOf(params.id, query)).map(postWire);
  });
}
