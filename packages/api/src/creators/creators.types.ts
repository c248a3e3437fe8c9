import type { Id } from '../shared/list.types';

/** A person who posts (spec §3). */
export interface Creator {
  id: Id;
  name: string;
  username: string;
  email: string | null;
  photoUrl: string | null;
  followerCount: number;
  followingCount: number;
}

/** A picture or a short video of a creator (spec §3). */
export interface CreatorPost {
  id: Id;
  kind: 'image' | 'reel';
  contentUrl: string;
  caption: string;
  likesCount: number;
  /** As sent: it may be no date at all. */
  createdAt: string | null;
  /** Named where the response carries its creator. */
  creator: { id: Id; name: string } | null;
}

/** A creator as the reference backend sends it. */
export interface CreatorWire {
  id: Id;
  name: string;
  username: string;
  email: string | null;
  photo_url: string | null;
  follower_count: number;
  following_count: number;
}

/** A post as the reference backend sends it. */
export interface CreatorPostWire {
  id: Id;
  content_type: 'image' | 'reel';
  content_url: string;
  caption: string;
  likes_count: number;
  created_at: string;
  creator: { id: Id; name: string };
}
