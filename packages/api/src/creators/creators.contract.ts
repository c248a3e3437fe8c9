import { object } from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { idOf, listOf, oneOf } from '../shared/list.schemas';
import { idParam, listWindow } from '../shared/params.schemas';
import { creatorPostSchema, creatorSchema } from './creators.schemas';
import type { CreatorPostWire, CreatorWire } from './creators.types';

/** `GET /posts`: everybody's posts. */
export const posts = {
  server: 'creators',
  method: 'GET',
  path: '/posts',
  auth: 'none',
  query: listWindow,
  response: responseOf<CreatorPostWire[]>()(listOf(creatorPostSchema, idOf, 'posts')),
} as const satisfies Endpoint;

/** `GET /creators`. */
export const creators = {
  server: 'creators',
  method: 'GET',
  path: '/creators',
  auth: 'none',
  query: listWindow,
  response: responseOf<CreatorWire[]>()(listOf(creatorSchema, idOf, 'creators')),
} as const satisfies Endpoint;

/** `GET /creators/{id}`. */
export const creator = {
  server: 'creators',
  method: 'GET',
  path: '/creators/:id',
  auth: 'none',
  params: object({ id: idParam }),
  response: responseOf<CreatorWire>()(oneOf(creatorSchema)),
} as const satisfies Endpoint;

/** `GET /creators/{id}/posts`. */
export const creatorPosts = {
  server: 'creators',
  method: 'GET',
  path: '/creators/:id/posts',
  auth: 'none',
  params: object({ id: idParam }),
  query: listWindow,
  response: responseOf<CreatorPostWire[]>()(listOf(creatorPostSchema, idOf, 'posts')),
} as const satisfies Endpoint;
