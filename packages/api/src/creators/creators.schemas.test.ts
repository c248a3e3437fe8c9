import { parse, safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { creatorWire, postWire } from '../testing/samples';
import { creatorPostSchema, creatorSchema } from './creators.schemas';

it('reads a creator (spec §3)', () => {
  expect(parse(creatorSchema, creatorWire)).toEqual({
    id: 'asha',
    name: 'Asha Rao',
    username: 'asharao',
    email: 'asha@example.in',
    photoUrl: '/artwork/creators/asha.avif',
    followerCount: 1200,
    followingCount: 34,
  });
  expect(parse(creatorSchema, { id: 4, username: 'four' })).toEqual({
    id: '4',
    name: 'four',
    username: 'four',
    email: null,
    photoUrl: null,
    followerCount: 0,
    followingCount: 0,
  });
});

it('names a creator by the username where there is no name, and reads none without either', () => {
  const { name: _, ...wire } = creatorWire;
  expect(parse(creatorSchema, { ...wire, username: '@asha' })).toMatchObject({
    name: 'asha',
    username: 'asha',
  });
  for (const username of [null, '@'])
    expect(safeParse(creatorSchema, { ...wire, username }).success).toBe(false);
});

it.each([
  ['reel', 'reel'],
  ['image', 'image'],
  ['video', 'image'],
  [undefined, 'image'],
])('reads a post of type %j as %s (spec §3)', (type, kind) => {
  expect(parse(creatorPostSchema, { ...postWire, content_type: type }).kind).toBe(kind);
});

it('names a post’s creator only where the response does', () => {
  const creatorOf = (creator: unknown) => parse(creatorPostSchema, { ...postWire, creator }).creator;
  expect(parse(creatorPostSchema, postWire).creator).toEqual({ id: 'asha', name: 'Asha Rao' });
  expect(creatorOf({ id: 1, username: '@asha' })).toEqual({ id: '1', name: 'asha' });
  for (const creator of [undefined, null, 'asha', { id: 1 }]) expect(creatorOf(creator)).toBeNull();
});

it('leaves out a post without content that can be shown', () => {
  expect(safeParse(creatorPostSchema, { ...postWire, content_url: 'javascript:alert(1)' }).success).toBe(
    false,
  );
});
