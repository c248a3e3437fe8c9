import { check, type GenericSchema, object, optional, pipe, transform, unknown } from 'valibot';
import {
  count,
  dateText,
  optionalName,
  optionalUrl,
  orNull,
  requiredId,
  requiredUrl,
  text,
} from '../shared/fields.schemas';
import type { Creator, CreatorPost } from './creators.types';

/** A creator from the wire (spec §3); only the id and one of name and username must be there. */
export const creatorSchema: GenericSchema<unknown, Creator> = pipe(
  object({
    id: requiredId,
    name: optionalName,
    username: optionalName,
    email: optionalName,
    photo_url: optionalUrl,
    follower_count: count,
    following_count: count,
  }),
  transform((wire): Creator => {
    // The screens write the sign before it.
    const username = wire.username?.replace(/^@+/, '') ?? '';
    return {
      id: wire.id,
      name: wire.name ?? username,
      username,
      email: wire.email,
      photoUrl: wire.photo_url,
      followerCount: wire.follower_count,
      followingCount: wire.following_count,
    };
  }),
  check(({ name }) => name !== '', 'has neither name nor username'),
);

const postCreatorSchema = pipe(
  creatorSchema,
  transform(({ id, name }) => ({ id, name })),
);

/** A post from the wire (spec §3); without its picture or video it can't be shown. */
export const creatorPostSchema: GenericSchema<unknown, CreatorPost> = pipe(
  object({
    id: requiredId,
    content_type: optional(unknown()),
    content_url: requiredUrl,
    caption: text,
    likes_count: count,
    created_at: dateText,
    creator: orNull(postCreatorSchema),
  }),
  transform(
    (wire): CreatorPost => ({
      id: wire.id,
      kind: wire.content_type === 'reel' ? 'reel' : 'image',
      contentUrl: wire.content_url,
      caption: wire.caption,
      likesCount: wire.likes_count,
      createdAt: wire.created_at,
      creator: wire.creator,
    }),
  ),
);
