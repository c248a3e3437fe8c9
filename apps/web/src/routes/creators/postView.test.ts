import type { CreatorPost } from '@chalchitra/api/types';
import { expect, it } from 'vitest';
import { english } from '../../copy/english';
import { createPresenter } from '../../present/present';
import { toCreatorCard, toPostView } from './postView';

const messages = english.creators;
const present = createPresenter('en-IN', english.base);
const asha = {
  id: 'a/b',
  name: 'आशा',
  username: 'asha',
  email: null,
  photoUrl: '/artwork/asha.avif',
  followerCount: 120_400,
  followingCount: 1,
};
const post: CreatorPost = {
  id: 'p1',
  kind: 'image',
  contentUrl: '/p1.avif',
  caption: 'दीये की लौ',
  likesCount: 1,
  createdAt: 'yesterday',
  creator: { id: 'a/b', name: 'आशा' },
};

it('writes a post’s likes, date, language, and its creator with the way to their page (spec §2)', () => {
  expect(toPostView(post, messages, present, new Map([[asha.id, asha]]))).toMatchObject({
    likesText: '1 like',
    dateText: 'Invalid Date',
    lang: 'hi',
    altText: 'दीये की लौ',
    creator: { name: 'आशा', href: '/creators/a%2Fb', photoUrl: '/artwork/asha.avif' },
  });
});

it('names no creator where the response doesn’t, and says what a post without a caption is (spec §2)', () => {
  const bare = { ...post, creator: null, caption: '', createdAt: null, likesCount: 8841 };
  expect(toPostView(bare, messages, present, new Map())).toMatchObject({
    creator: undefined,
    altText: 'Post without a caption',
    dateText: undefined,
    likesText: '8.8K likes',
  });
});

it('writes large counts the Indian way', () => {
  expect(toCreatorCard(asha, messages)).toMatchObject({
    handleText: '@asha',
    lang: 'hi',
    followersText: '1.2L followers',
  });
  expect(toCreatorCard({ ...asha, username: '', followerCount: 1 }, messages)).toMatchObject({
    handleText: undefined,
    followersText: '1 follower',
  });
});
