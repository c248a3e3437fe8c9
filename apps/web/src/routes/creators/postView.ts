import { scriptLanguage } from '@chalchitra/api/catalogue';
import type { Creator, CreatorPost } from '@chalchitra/api/types';
import type { PostCreator } from '@chalchitra/ui';
import type { AreaMessages } from '../../copy/copy';
import type { Presenter } from '../../present/present';
import { shortNumber } from '../../present/shortNumber';
import { useSearchFor } from '../frame/siteFrame';
import { paths } from '../paths';

type Messages = AreaMessages['creators'];

/** What is shown of a post wherever it is. */
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
  messages: Messages,
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
    altText: caption === '' ? (creator ? messages.postBy({ name: creator.name }) : messages.post) : caption,
    likesText: messages.likes({ count: shortNumber(likesCount, messages.short), number: likesCount }),
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
export function toCreatorCard(creator: Creator, messages: Messages) {
  const { id, name, username, photoUrl, followerCount } = creator;
  return {
    href: paths.creator(id),
    name,
    lang: scriptLanguage(name),
    handleText: username === '' ? undefined : messages.handle({ username }),
    photoUrl,
    followersText: messages.followers({
      count: shortNumber(followerCount, messages.short),
      number: followerCount,
    }),
  };
}

/** The search for a hashtag of a caption; none where the server can't search. */
export function useHashtagHref() {
  const searchFor = useSearchFor();
  return searchFor && ((hashtag: string) => searchFor({ q: hashtag }));
}
