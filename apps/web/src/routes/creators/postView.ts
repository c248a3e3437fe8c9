import type { Creator, CreatorPost } from '@chalchitra/api/types';
import type { PostCreator } from '@chalchitra/ui';
import type { creators } from '../../copy/en/creators';
import type { Presenter } from '../../present/present';
import { scriptLanguage } from '../../present/scriptLanguage';
import { paths } from '../paths';

type Words = typeof creators;

/** What is shown of a post wherever it stands. */
export interface PostView {
  id: string;
  kind: CreatorPost['kind'];
  contentUrl: string;
  caption: string;
  lang: string | null;
  altText: string;
  likesText: string;
  dateText: string | undefined;
  creator: PostCreator | undefined;
}

/** A post as text; `byId` knows the pictures of its creator where the creators are there. */
export function toPostView(
  post: CreatorPost,
  words: Words,
  present: Presenter,
  byId: ReadonlyMap<string, Creator>,
): PostView {
  const { id, kind, contentUrl, caption, likesCount, createdAt, creator } = post;
  return {
    id,
    kind,
    contentUrl,
    caption,
    lang: scriptLanguage(caption),
    altText: caption === '' ? words.postBy(creator?.name) : caption,
    likesText: words.likes(present.count(likesCount), likesCount),
    dateText: createdAt === null ? undefined : present.date(createdAt),
    creator: creator
      ? {
          name: creator.name,
          href: paths.creator(creator.id),
          photoUrl: byId.get(creator.id)?.photoUrl ?? null,
        }
      : undefined,
  };
}

/** A creator as text, for their card. */
export function toCreatorCard(creator: Creator, words: Words, present: Presenter) {
  const { id, name, username, photoUrl, followerCount } = creator;
  return {
    href: paths.creator(id),
    name,
    lang: scriptLanguage(name),
    handleText: username === '' ? undefined : words.handle(username),
    photoUrl,
    followersText: words.followers(present.count(followerCount), followerCount),
  };
}
